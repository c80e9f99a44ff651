import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { printable } from '../platform/terminal.ts';
import { findQueue, findTicket, type TicketRow } from './ticket.query.ts';
import { answerTicket, closeForMember } from './write-to-ticket.ts';

const USAGE = `Call it like this:
npm run ticket -- list                      what waits for an answer, longest waiting first
npm run ticket -- list --all                every ticket
npm run ticket -- show <number>             one ticket with its thread
npm run ticket -- answer <number> <text>    answer in the thread and by mail; a file's name sends its content;
                                            --again if it was answered already
npm run ticket -- close <number>            the matter is settled`;

const moment = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

const numberIn = (given: string | undefined): number => {
  const number = Number(given?.replace(/^#/, ''));
  if (Number.isInteger(number) && number > 0 && number < 2 ** 31) return number;
  throw new OperatorError(given ? `"${given}" is no ticket's number` : 'no ticket is named', USAGE);
};

const unknownTicket = (number: number): OperatorError =>
  new OperatorError(`there is no ticket #${number}`, 'See all of them: npm run ticket -- list --all');

const describe = (ticket: TicketRow): string[] => [
  `#${ticket.id}  ${ticket.status}  ${printable(ticket.title)}`,
  `${printable(ticket.full_name)} <${ticket.email}>, ${ticket.language === 'de' ? 'German' : 'English'}`,
  ...(ticket.extra_details ? ['', 'Extra details:', printable(ticket.extra_details)] : []),
  ...ticket.messages.flatMap(({ author, body, sent_at }) => [
    '',
    `--- ${author === 'support' ? 'help desk' : 'member'}, ${moment(sent_at)} UTC`,
    printable(body),
  ]),
];

/** Runs the operator's command and returns the lines to print. */
export const runTicketCommand = async (
  db: Database,
  clock: Clock,
  [action, ...rest]: readonly string[],
  textOrFile: (given: string) => string = (given) => given,
): Promise<string[]> => {
  if (action === 'list') {
    const queue = await findQueue(db, rest.includes('--all'));
    if (queue.length === 0) return ['No ticket is waiting.'];
    return queue.map(
      ({ id, status, title, updated_at, email }) =>
        `#${String(id).padEnd(6)} ${status.padEnd(9)} ${moment(updated_at)}  ${email}  ${printable(title)}`,
    );
  }
  if (action !== 'show' && action !== 'answer' && action !== 'close') {
    throw new OperatorError(action ? `"${action}" is not known` : 'nothing is asked for', USAGE);
  }
  const number = numberIn(rest[0]);
  try {
    if (action === 'close') {
      await closeForMember({ db, clock }, COMMAND, number, 'any');
      return [`Ticket #${number} is closed. A reply of the member opens it again.`];
    }
    if (action === 'answer') {
      const words = rest
        .slice(1)
        .filter((word) => word !== '--again')
        .join(' ');
      if (words === '') throw new OperatorError('the answer is missing', USAGE);
      const seen = rest.includes('--again') ? 'any' : 'waiting';
      await answerTicket({ db, clock }, COMMAND, number, { text: textOrFile(words), seen });
      return [`Ticket #${number} is answered; the mail goes out as soon as the server runs.`];
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') throw unknownTicket(number);
    throw action === 'close'
      ? new OperatorError(`ticket #${number} is closed already`, USAGE)
      : new OperatorError(
          `ticket #${number} waits for no answer: it was answered or closed`,
          `Read it: npm run ticket -- show ${number}. To write all the same, add --again.`,
        );
  }
  const ticket = await findTicket(db, 'anybody', number);
  if (!ticket) throw unknownTicket(number);
  return describe(ticket);
};
