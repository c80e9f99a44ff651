import type { Company } from '@firmament/api-contract/calls/companies';
import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import { whoAndRole } from '@firmament/api-contract/words/officer-title';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { usePowerText } from '../people/use-power-text.ts';

import { updatesEn } from './messages.en.ts';
import { useFieldName } from './use-field-name.ts';

/** A longer value would push the next entry out of sight. */
const LONGEST_VALUE = 120;
/** A publication is quoted so that it can be understood; it can be read in full at its source. */
const LONGEST_QUOTE = 600;

const shortened = (value: string, longest = LONGEST_VALUE): string =>
  value.length > longest ? `${value.slice(0, longest).trimEnd()}…` : value;

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** `25000 EUR` */
const AMOUNT = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;

/** Values of events as a reader expects them. */
const useValue = ({ kind, subject }: CompanyEvent) => {
  const { day } = useDateFormat();
  const { money } = useFormat();
  const words = useWords();
  const powerText = usePowerText();
  return (value: string | null): string => {
    if (value === null) return '';
    if (kind === 'officer_changed') return shortened(powerText(value, subject));
    if (kind === 'form_changed') return words.legalForm(value);
    if (kind === 'other' && subject === 'publication') return shortened(value, LONGEST_QUOTE);
    if (kind === 'other' && subject === 'industry') return shortened(words.industry(value));
    const [, amount, currency = ''] = AMOUNT.exec(value) ?? [];
    if (amount !== undefined) return money(Number(amount), currency);
    return ISO_DAY.test(value) ? day(value) : shortened(value);
  };
};

const COUNTRY = /, [A-Z]{2}$/;

/** Addresses end with their country, which matters only where it changes. */
const withoutCountry = (from: string | null, to: string | null): [string | null, string | null] => {
  const isSame = from === null || to === null || from.slice(-4) === to.slice(-4);
  return isSame ? [from?.replace(COUNTRY, '') ?? null, to?.replace(COUNTRY, '') ?? null] : [from, to];
};

/** A sentence whose `<b>…</b>` is set bold. */
const withBold = (sentence: string): ReactNode =>
  sentence.split(/<b>(.*?)<\/b>/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
    <Fragment key={index}>{index % 2 === 1 ? <b className="weight-600">{part}</b> : part}</Fragment>
  ));

type Sentence = keyof typeof updatesEn.sentences;

const isSentence = (key: string): key is Sentence => key in updatesEn.sentences;

/** Where it is not known from what or to what, most say less; some say the same. */
const sentenceOf = (kind: Sentence, how: 'plain' | 'to'): Sentence => {
  const key = `${kind}_${how}`;
  return isSentence(key) ? key : kind;
};

/** The sentence that tells of an event. */
export const EventSentence = ({ event, company }: { event: CompanyEvent; company: Company }) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates.sentences' });
  const language = useLanguage();
  const fieldName = useFieldName(company);
  const value = useValue(event);
  const { kind, subject, from, to } = event;
  const about = whoAndRole(subject, language, company.legal_form);
  // Names may hold what looks like markup; it must not become any.
  const plain = (text: string): string => text.replaceAll(/[<>]/g, '');
  const [fromValue, toValue] = kind === 'moved' ? withoutCountry(from, to) : [from, to];
  const values = { from: plain(value(fromValue)), to: plain(value(toValue)) };

  const sentence = (): string => {
    if (kind === 'officer_entered' || kind === 'officer_left' || kind === 'owner_entered' || kind === 'owner_left') {
      const { role, name } = about;
      return t(role === '' ? sentenceOf(kind, 'plain') : kind, { role: plain(role), name: plain(name) });
    }
    if (kind === 'officer_changed' || kind === 'share_changed') {
      const { role, name } = about;
      return t(kind, { role: plain(role), name: plain(name), ...values });
    }
    if (kind === 'accounts_filed') return t('accounts_filed', { day: plain(value(subject)) });
    if (kind === 'other' && subject === 'shareholder_list') return t('shareholder_list');
    if (kind === 'other' && subject === 'publication') return t('publication', values);
    if (kind === 'other' && about.role !== '' && (to ?? from) === subject) {
      const field = plain(about.role.charAt(0).toUpperCase() + about.role.slice(1));
      const name = plain(about.name);
      return to === null ? t('other_gone', { field, from: name }) : t('other_new', { field, to: name });
    }
    if (kind === 'other' || (kind === 'moved' && subject !== '')) {
      const field = plain(fieldName(subject));
      if (to === null) return t('other_gone', { field, ...values });
      return from === null ? t('other_new', { field, ...values }) : t('other', { field, ...values });
    }
    if (kind === 'capital_changed' && isRaise(from, to)) return t('capital_raised', values);
    if (to === null) return t(sentenceOf(kind, 'plain'));
    return t(from === null ? sentenceOf(kind, 'to') : kind, values);
  };
  return <span className="block anywhere">{withBold(sentence())}</span>;
};

const isRaise = (from: string | null, to: string | null): boolean =>
  from !== null && to !== null && Number.parseFloat(to) > Number.parseFloat(from);
