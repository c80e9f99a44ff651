import { parseGisaAnswer } from '@firmament/registers/gisa/gisa';
import { escapeXml } from '@firmament/registers/reading/escape-xml';
import { textOf } from '@firmament/registers/reading/whole-answer';
import { type Connector, type KnownCompany, type Question, SourceFailure } from './connector.ts';
import { assertAnswered, keyOf, recordOf } from './read-answer.ts';

/** The register is open for look-ups of single licences; this keeps us to those. */
const LIMIT = { count: 10, windowSeconds: 60 };

const GISA_NUMBER = /^\d{4,9}$/;

/** The public interface requires the number together with the name, so that nobody can enumerate the numbers. */
export const gisaQuestion = (url: string, company: KnownCompany): Question => ({
  url: `${url}/Gewerbe`,
  method: 'POST',
  headers: { 'content-type': 'application/xml; charset=utf-8', accept: 'application/xml' },
  body: `<GewerbeRequest><GISAZahl>${keyOf(company, GISA_NUMBER)}</GISAZahl><Name>${escapeXml(company.name)}</Name></GewerbeRequest>`,
});

export const createGisaConnector = (url: string): Connector => ({
  origins: [new URL(url).origin],
  limit: LIMIT,
  find: async (company, ask) => {
    const answer = await ask(gisaQuestion(url, company));
    assertAnswered(answer);
    const text = textOf(answer.body);
    // "Nothing found" comes as an answer that names no licence.
    if (!/GISA-?Zahl/i.test(text)) throw new SourceFailure(/^\s*</.test(text) ? 'not_there' : 'unreadable');
    const record = recordOf([parseGisaAnswer(text)], company);
    // Every licence has a place. An answer without one is a fragment, and merging it would lose data.
    if (!record.address.city && !record.address.postcode) throw new SourceFailure('unreadable');
    return { record };
  },
});
