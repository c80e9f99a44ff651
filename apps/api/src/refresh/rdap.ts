import { readDate } from '@firmament/calendar/read-date';
import {
  isJsonObject,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from '@firmament/registers/reading/json-value';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import { visibleText } from '@firmament/text/visible-text';
import type { DomainFacts } from './domain-facts.ts';

/** Answers of RDAP, the registries' service about domains (RFC 9083). */

const eventDay = (answer: JsonObject, action: string): string | undefined =>
  readDate(
    objectsAt(answer, 'events')
      .filter((event) => textAt(event, 'eventAction')?.toLowerCase() === action)
      .map((event) => textAt(event, 'eventDate'))[0],
  );

/** A field of a jCard: [name, parameters, type, value]. */
const cardFields = (entity: JsonObject, name: string): { parameters: JsonObject; value: unknown }[] => {
  const card: unknown = Array.isArray(entity.vcardArray) ? entity.vcardArray[1] : undefined;
  if (!Array.isArray(card)) return [];
  return card.flatMap((field: unknown) =>
    Array.isArray(field) && field[0] === name
      ? [{ parameters: isJsonObject(field[1]) ? field[1] : {}, value: field[3] }]
      : [],
  );
};

const seenText = (value: unknown): string | undefined =>
  typeof value === 'string' ? visibleText(value).trim() || undefined : undefined;

const cardText = (entity: JsonObject, name: string): string | undefined => {
  return seenText(cardFields(entity, name)[0]?.value);
};

const countryOf = (entity: JsonObject): string | undefined => {
  const address = cardFields(entity, 'adr')[0];
  const code = address && textAt(address.parameters, 'cc');
  const name: unknown = Array.isArray(address?.value) ? address.value.at(-1) : undefined;
  return code?.toUpperCase() ?? seenText(name);
};

const withRole = (holder: JsonObject, role: string): JsonObject[] =>
  objectsAt(holder, 'entities').filter((entity) => textsAt(entity, 'roles').includes(role));

/** Only the registrar's own addresses: those of the holder belong to a person. */
const registrarEmails = (registrars: JsonObject[]): string[] => {
  const contacts = registrars.flatMap((registrar) => [registrar, ...withRole(registrar, 'abuse')]);
  return [...new Set(contacts.flatMap((contact) => cardText(contact, 'email')?.toLowerCase() ?? []))].sort();
};

/** What the registry says about the domain; fields that it leaves out, as many do, stay unknown. */
export const readRdap = (answer: unknown, domain: string): DomainFacts => {
  if (!isJsonObject(answer) || textAt(answer, 'objectClassName') !== 'domain') {
    throw new SourceFormatError('wrong-shape', 'The answer is not about a domain.');
  }
  const named = textAt(answer, 'ldhName')?.toLowerCase().replace(/\.$/, '');
  if (named !== domain) throw new SourceFormatError('wrong-shape', 'The answer is about another domain.');
  const registrars = withRole(answer, 'registrar');
  const [registrar] = registrars;
  const isSigned = objectAt(answer, 'secureDNS')?.delegationSigned;
  const facts = {
    created_on: eventDay(answer, 'registration'),
    expires_on: eventDay(answer, 'expiration'),
    updated_on: eventDay(answer, 'last changed'),
    dnssec: typeof isSigned === 'boolean' ? isSigned : undefined,
    registrar: registrar && (cardText(registrar, 'fn') ?? cardText(registrar, 'org')),
    registrar_country: registrar && countryOf(registrar),
    emails: registrar && registrarEmails(registrars),
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { domain, ...Object.fromEntries(known) };
};
