import type { DeskPerson } from '@firmament/api-contract/calls/desk/identity';
import { sourceName } from '@firmament/api-contract/words/source-name';
import { isolated } from '@firmament/record/isolated-text';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { hasText, useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './identity.module.css';
import type { deskIdentityEn } from './identity-messages.en.ts';
import { Section } from './section.tsx';

/** More would push the other person out of sight; all can be chosen from when a decision asks for them. */
const MANDATES_SHOWN = 6;

type Mandate = DeskPerson['mandates'][number];

export const useTermText = (): ((mandate: Mandate) => string) => {
  const { t } = useTranslation('deskIdentity');
  const { day } = useDateFormat();
  return ({ started_on, ended_on, is_current }) =>
    [
      started_on === null ? '' : t('member:sinceDay', { day: day(started_on) }),
      ended_on === null ? (is_current ? '' : t('past')) : t('member:untilDay', { day: day(ended_on) }),
    ]
      .filter(Boolean)
      .join(', ');
};

/** Repeats of the person only what this entry of the register tells differently. */
const MandateLine = ({ mandate, person }: { mandate: Mandate; person: DeskPerson }) => {
  const termText = useTermText();
  const language = useLanguage();
  const { company_name, title, location, source_label } = mandate;
  const own = [
    mandate.name === person.name ? '' : isolated(mandate.name),
    mandate.birth_year === person.birth_year ? '' : mandate.birth_year,
    location === person.place ? '' : isolated(location ?? ''),
  ];
  return (
    <li className={mandate.is_current ? undefined : 'ink2'}>
      <bdi>{company_name}</bdi>
      <small>{[isolated(title), termText(mandate)].filter(Boolean).join(' · ')}</small>
      <small>{[...own, sourceName(source_label, language)].filter(Boolean).join(' · ')}</small>
    </li>
  );
};

type ReasonKind = keyof typeof deskIdentityEn.reasons;
const isReason = (kind: string): kind is ReasonKind => hasText('deskIdentity', `reasons.${kind}`);

type Reason = DeskPerson['reasons'][number];

/** What speaks for or against one person, as sentences; kinds that this version does not know are left out. */
const Reasons = ({ title, reasons }: { title: string; reasons: readonly Reason[] }) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'reasons' });
  const { count } = useFormat();
  const wordOf = (value: unknown): string =>
    typeof value === 'number' ? count(Math.max(1, Math.round(value))) : String(value);
  const sentences = reasons.flatMap(({ kind, bits: _, ...said }) => {
    if (!isReason(kind)) return [];
    const { year, ...values } = said;
    const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordOf(value)]));
    return [t(kind, { ...words, ...(year !== undefined && { year: String(year) }) })];
  });
  if (sentences.length === 0) return null;
  return (
    <>
      <h5>{title}</h5>
      <ul className="text-12 stack gap-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
};

const PersonBox = ({ person, isOpened }: { person: DeskPerson; isOpened: boolean }) => {
  const { t } = useTranslation('deskIdentity');
  const { name, birth_year, place, employee_id, mandates, mandate_count, grade, reasons } = person;
  const more = mandate_count - Math.min(mandates.length, MANDATES_SHOWN);
  return (
    <article className={classes.person} data-opened={isOpened} aria-label={`${name} ${employee_id}`}>
      <h4>
        <bdi>{name}</bdi>
      </h4>
      <p className="text-12 ink2">
        {[birth_year === null ? t('bornUnknown') : t('member:bornIn', { year: birth_year }), isolated(place ?? '')]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className={`text-12 ${!isOpened && grade === 'likely' ? 'weight-500 ink' : 'ink2'}`}>
        {isOpened ? t('opened') : t(`grades.${grade ?? 'none'}`)} <code className="size-11 mono">{employee_id}</code>
      </p>
      <h5>{t('mandates', { count: mandate_count })}</h5>
      <ul className="text-12 stack gap-6">
        {mandates.slice(0, MANDATES_SHOWN).map((mandate) => (
          <MandateLine key={mandate.mention_id} mandate={mandate} person={person} />
        ))}
        {more > 0 && <li className="ink3">{t('more', { count: more })}</li>}
      </ul>
      <Reasons title={t('speaksFor')} reasons={reasons.filter(({ bits }) => bits > 0)} />
      <Reasons title={t('speaksAgainst')} reasons={reasons.filter(({ bits }) => bits < 0)} />
    </article>
  );
};

/** The persons side by side: the one that was opened first. */
export const Persons = ({ persons }: { persons: readonly DeskPerson[] }) => {
  const { t } = useTranslation('deskIdentity');
  return (
    <Section title={t('persons')}>
      <div className={classes.persons}>
        {persons.map((person, index) => (
          <PersonBox key={person.employee_id} person={person} isOpened={index === 0} />
        ))}
      </div>
    </Section>
  );
};
