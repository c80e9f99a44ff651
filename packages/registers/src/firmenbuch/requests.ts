import type { Day } from '@firmament/calendar/day';
/** What the Firmenbuch service is asked. It has one address; the element in the body says what is wanted. */
import { escapeXml } from '../reading/escape-xml.ts';

export type FirmenbuchAccess = { url: string; apiKey: string };

export type FirmenbuchRequest = {
  url: string;
  method: 'POST';
  headers: Record<string, string>;
  secretHeaders: Record<string, string>;
  body: string;
};

const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/';
const NAMESPACE = 'ns://firmenbuch.justiz.gv.at/Abfrage';

/** The schema fixes the order of the elements, so they are a list. */
const request = (
  { url, apiKey }: FirmenbuchAccess,
  name: string,
  namespace: string,
  fields: readonly (readonly [name: string, value: string])[],
): FirmenbuchRequest => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml' },
  secretHeaders: { 'x-api-key': apiKey },
  body:
    `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${ENVELOPE}"><soap:Body>` +
    `<fb:${name} xmlns:fb="${NAMESPACE}/${namespace}">` +
    fields.map(([field, value]) => `<fb:${field}>${escapeXml(value)}</fb:${field}>`).join('') +
    `</fb:${name}></soap:Body></soap:Envelope>`,
});

/** Open access gives the short extract only. */
export const extractRequest = (access: FirmenbuchAccess, registerNumber: string, on: Day): FirmenbuchRequest =>
  request(access, 'AUSZUG_V2_REQUEST', 'v2/AuszugRequest', [
    ['FNR', registerNumber.padStart(7, '0')],
    ['STICHTAG', on],
    ['UMFANG', 'Kurzinformation'],
  ]);

/** Which companies changed on a day. */
export const changesRequest = (access: FirmenbuchAccess, day: Day): FirmenbuchRequest =>
  request(access, 'VERAENDERUNGENFIRMAREQUEST', 'VeraenderungenFirmaRequest', [
    ['VON', day],
    ['BIS', day],
  ]);

/** Which documents came in on a day. */
export const documentChangesRequest = (access: FirmenbuchAccess, day: Day): FirmenbuchRequest =>
  request(access, 'VERAENDERUNGENURKUNDEREQUEST', 'VeraenderungenUrkundeRequest', [
    ['VON', day],
    ['BIS', day],
  ]);

export const documentRequest = (access: FirmenbuchAccess, key: string): FirmenbuchRequest =>
  request(access, 'URKUNDEREQUEST', 'UrkundeRequest', [['KEY', key]]);
