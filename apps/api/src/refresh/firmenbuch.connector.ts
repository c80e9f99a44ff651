import { dayOf } from '@firmament/calendar/day';
import { parseFirmenbuchExtract } from '@firmament/registers/firmenbuch/extract';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import type { Clock } from '../platform/clock.ts';
import type { OutgoingAnswer } from '../platform/outgoing-http.ts';
import { type Connector, type KnownCompany, type Question, SourceFailure } from './connector.ts';
import { assertAnswered, keyOf, recordOf, textOf } from './read-answer.ts';

const LIMIT = { count: 30, windowSeconds: 60 };

const FIRMENBUCH_NUMBER = /^\d{1,6}[a-z]$/;
const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/';
const NAMESPACE = 'ns://firmenbuch.justiz.gv.at/Abfrage/v2/AuszugRequest';

/** The order of the elements is fixed by the schema; open access gives the short extract only. */
export const firmenbuchQuestion = (url: string, apiKey: string, company: KnownCompany, now: Date): Question => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml' },
  secretHeaders: { 'x-api-key': apiKey },
  body:
    `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${ENVELOPE}"><soap:Body>` +
    `<fb:AUSZUG_V2_REQUEST xmlns:fb="${NAMESPACE}"><fb:FNR>${keyOf(company, FIRMENBUCH_NUMBER).padStart(7, '0')}</fb:FNR>` +
    `<fb:STICHTAG>${dayOf(now)}</fb:STICHTAG><fb:UMFANG>Kurzinformation</fb:UMFANG></fb:AUSZUG_V2_REQUEST>` +
    '</soap:Body></soap:Envelope>',
});

/** Faults come with status 500, even for an unknown number. */
const readExtract = (answer: OutgoingAnswer) => {
  const text = textOf(answer);
  const isFault = answer.status === 500 && /[:<]Fault[\s>]/.test(text);
  if (!isFault) assertAnswered(answer);
  try {
    return parseFirmenbuchExtract(text);
  } catch (error) {
    if (!(error instanceof SourceFormatError) || error.code !== 'soap-fault') throw error;
    const isUnknown = /nicht gefunden|nicht vorhanden|existiert nicht|not found/i.test(error.message);
    throw new SourceFailure(isUnknown ? 'not_there' : 'refused', { cause: error });
  }
};

export const createFirmenbuchConnector = (url: string, apiKey: string, clock: Clock): Connector => ({
  origins: [new URL(url).origin],
  limit: LIMIT,
  find: async (company, ask) => {
    const answer = await ask(firmenbuchQuestion(url, apiKey, company, clock.now()));
    return { record: recordOf([readExtract(answer)], company) };
  },
});
