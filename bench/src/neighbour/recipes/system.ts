import { getDemoCase, startVisit } from '@firmament/api-contract/calls/demo';
import { getMailbox, getMailboxAttachment } from '@firmament/api-contract/calls/mailbox';
import { getOffer } from '@firmament/api-contract/calls/offer';
import { getSources } from '@firmament/api-contract/calls/sources';
import * as system from '@firmament/api-contract/calls/system';
import { byMember, byVisitor, recipesOf } from '../recipe.ts';
import type { Stage } from '../stage.ts';
import { begin } from './customers.ts';

/** Which the server takes as the operator's, so that the call does what costs most. */
export const METRICS_TOKEN = 'bench-neighbour-'.repeat(3);

const byScraper = recipesOf((stage) => stage.visitor({ authorization: `Bearer ${METRICS_TOKEN}` }));

/** The first attachment that was mailed to somebody. */
const attachmentTo = async (stage: Stage, email: string): Promise<number> => {
  const mails = await stage.mailsTo(email, (mail) => mail.attachments.length > 0);
  return Number(mails[0]?.attachments[0]?.url.split('/').at(-1));
};

export const SYSTEM = [
  byVisitor(system.getIp),
  byVisitor(system.getLive),
  byVisitor(system.getMapTiles),
  byScraper(system.getMetrics),
  byVisitor(system.getReady),
  byVisitor(system.getVersion),
  byVisitor(getOffer),
  byVisitor(getSources),
  byVisitor(startVisit),
  byMember(getDemoCase),
  byVisitor(getMailbox, () => ({ query: {} })),
  byVisitor(getMailboxAttachment, async (stage) => {
    const member = await stage.member();
    await begin(stage, member);
    return { params: { id: await attachmentTo(stage, member.email) } };
  }),
];
