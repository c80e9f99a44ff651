import { dayOf } from '@firmament/calendar/day';
import { parseFirmenbuchExtract } from '@firmament/registers/firmenbuch/extract';
import { extractRequest, type FirmenbuchAccess } from '@firmament/registers/firmenbuch/requests';
import { isSoapFault } from '@firmament/registers/firmenbuch/soap';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import { textOf } from '@firmament/registers/reading/whole-answer';
import type { Clock } from '../platform/clock.ts';
import type { OutgoingAnswer } from '../platform/outgoing-http.ts';
import { type Connector, SourceFailure } from './connector.ts';
import { assertAnswered, keyOf, recordOf } from './read-answer.ts';

const LIMIT = { count: 30, windowSeconds: 60 };

const FIRMENBUCH_NUMBER = /^\d{1,6}[a-z]$/;

/** Faults come with status 500, even for an unknown number. */
const readExtract = (answer: OutgoingAnswer) => {
  const text = textOf(answer.body);
  if (answer.status !== 500 || !isSoapFault(text)) assertAnswered(answer);
  try {
    return parseFirmenbuchExtract(text);
  } catch (error) {
    if (!(error instanceof SourceFormatError) || error.code !== 'soap-fault') throw error;
    const isUnknown = /nicht gefunden|nicht vorhanden|existiert nicht|not found/i.test(error.message);
    throw new SourceFailure(isUnknown ? 'not_there' : 'refused', { cause: error });
  }
};

export const createFirmenbuchConnector = (access: FirmenbuchAccess, clock: Clock): Connector => ({
  origins: [new URL(access.url).origin],
  limit: LIMIT,
  find: async (company, ask) => {
    const number = keyOf(company, FIRMENBUCH_NUMBER);
    const answer = await ask(extractRequest(access, number, dayOf(clock.now())));
    return { record: recordOf([readExtract(answer)], company) };
  },
});
