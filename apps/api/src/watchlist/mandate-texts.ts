import type { Language } from '@firmament/api-contract/language';
import { officerTitle } from '@firmament/api-contract/words/officer-title';
import { powerText } from '@firmament/representation/power-text';
import type { Text } from '../platform/http/app-error.ts';

/** What happened to the mandates of a watched person as sentences: the person is known, so they say what and where. */

type MandateEvent = {
  kind: string;
  /** `title: name` of the person. */
  subject: string;
  to_value: string | null;
  company_name: string;
};

const titleOf = (subject: string): string => subject.split(': ', 1)[0] ?? '';

/** The value of an event as the wire has it: `title: company`, or the power to represent. */
export const mandateOf = ({ kind, subject, company_name }: MandateEvent, value: string | null): string | null =>
  value === null || kind === 'officer_changed' ? value : `${titleOf(subject)}: ${company_name}`;

const powerChanged = ({ subject, to_value, company_name }: MandateEvent): Text => {
  const power = (language: Language): string | undefined =>
    to_value === null ? undefined : powerText(to_value, subject, language);
  const [en, de] = [power('en'), power('de')];
  return {
    en: `Power to represent ${company_name} is now ${en === undefined ? 'not stated' : `“${en}”`}.`,
    de: `Vertretungsbefugnis bei ${company_name} nun ${de === undefined ? 'nicht angegeben' : `„${de}“`}.`,
  };
};

export const mandateText = (event: MandateEvent): Text => {
  if (event.kind === 'officer_changed') return powerChanged(event);
  const mandate = (language: Language): string =>
    `${officerTitle(titleOf(event.subject), language)}, ${event.company_name}`;
  return event.kind === 'officer_left'
    ? { en: `Mandate ended: ${mandate('en')}.`, de: `Mandat beendet: ${mandate('de')}.` }
    : { en: `New mandate: ${mandate('en')}.`, de: `Neues Mandat: ${mandate('de')}.` };
};
