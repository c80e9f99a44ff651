import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../fairness/caller.ts';
import { addressKey } from './address-key.ts';
import { type Count, countsOfAddress } from './rate-limit.ts';

type Asking = { member: { accountId: number; isVisitor: boolean } | null; ip: string };

/**
 * What a request counts as: its member, or its address if there is none. All visitors of the demo at one address count
 * as one, because anybody can be several.
 */
export const callerName = ({ member, ip }: Asking): string =>
  member && !member.isVisitor ? `account ${member.accountId}` : addressKey(ip);

/** What a request counts against in the general limit. */
export const generalCountsOf = ({ member, ip }: Asking): Count[] =>
  member && !member.isVisitor
    ? [{ limit: 'general', subject: callerName({ member, ip }) }]
    : countsOfAddress('general', ip);

/** Who makes this call; gone when the client leaves before it is answered. */
export const callerOf = (request: FastifyRequest, reply: FastifyReply): Caller => {
  const controller = new AbortController();
  const { socket } = request.raw;
  const leave = () => {
    if (!reply.raw.writableFinished) controller.abort();
  };
  // Not only to the answer: one that waits behind others on its connection is not told when that closes.
  socket.once('close', leave);
  reply.raw.once('close', () => {
    socket.off('close', leave);
    leave();
  });
  if (socket.destroyed) leave();
  return { name: callerName(request), signal: controller.signal };
};
