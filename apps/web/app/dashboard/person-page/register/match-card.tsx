import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { MatchReason, RegisterRecord } from '@firmament/api-contract/calls/register-record';
import { Button } from '@mantine/core';
import { IconArrowMerge, IconArrowsSplit2, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useSourceWords } from '../../../lib/i18n/use-source-words.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './match-card.module.css';
import { ReasonList } from './reason-list.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

type Match = RegisterRecord['match'];

/** With whom of the group somebody is connected best: with the person opened, if they are. */
const bestLinkOf = (
  { persons, links }: Pick<Match, 'persons' | 'links'>,
  employeeId: string,
): { beside: string; reasons: MatchReason[] } | undefined => {
  const self = persons[0]?.employee_id;
  const own = links.filter(({ employee_ids }) => employee_ids.includes(employeeId));
  const link = own.find(({ employee_ids }) => employee_ids.some((id) => id === self)) ?? own[0];
  if (link === undefined) return undefined;
  const [one, other] = link.employee_ids;
  return { beside: one === employeeId ? other : one, reasons: link.reasons };
};

type Person = Match['persons'][number];

const verdictOf = ({ persons, questions }: Match): 'sure' | 'probable' | 'unclear' => {
  if (persons.length > 1) return 'probable';
  return questions.length > 0 ? 'unclear' : 'sure';
};

const useWho = () => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match' });
  return ({ name, birth_year }: Pick<Person, 'name' | 'birth_year'>): string =>
    `${name}, ${birth_year === null ? t('noYear') : t('member:bornIn', { year: birth_year })}`;
};

const Box = ({ person, isHere }: { person: Person; isHere: boolean }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match' });
  const { day } = useDateFormat();
  const sourceWords = useSourceWords();
  const words = useWords();
  const who = useWho()(person);
  const sources = person.sources.map(({ source_label, as_of }) =>
    as_of === null
      ? sourceWords.source(source_label)
      : t('member:sourceOn', { source: sourceWords.source(source_label), day: day(as_of) }),
  );
  return (
    <div className={`${classes.box} stack anywhere`}>
      <b className="weight-600">
        {isHere ? (
          who
        ) : (
          <Link className="plain-link" to={`/dashboard/employees/${encodeURIComponent(person.employee_id)}`}>
            {who}
          </Link>
        )}
        {isHere && <span className="size-12 weight-400 ink3 ml-8">{t('thisPage')}</span>}
      </b>
      {person.place !== null && <span className="size-13 ink2">{words.locality(person.place)}</span>}
      <small className="text-12 ink3 mt-6">{[t('mandates', { count: person.mandates }), ...sources].join(' · ')}</small>
    </div>
  );
};

type PairProps = { match: Match; other: Person; isFirst: boolean };

/** Somebody who is likely the same, beside the one whom the evidence connects them with. */
const Pair = ({ match, other, isFirst }: PairProps) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match' });
  const link = bestLinkOf(match, other.employee_id);
  const [self] = match.persons;
  const beside = match.persons.find(({ employee_id }) => employee_id === link?.beside) ?? self;
  if (beside === undefined) return null;
  return (
    <div className={classes.pair}>
      <div className={classes.boxes} data-short={!isFirst && beside === self}>
        {/* The person opened stands once above all others. */}
        {(isFirst || beside !== self) && <Box person={beside} isHere={beside === self} />}
        <p className={`${classes.between} stack gap-4 text-center`}>
          <b className="size-12 weight-600">{t('likelyOne')}</b>
          <span className="size-11 ink3">{t('countedApart')}</span>
        </p>
        <Box person={other} isHere={false} />
      </div>
      {link !== undefined && <ReasonList reasons={link.reasons} />}
    </div>
  );
};

const Questions = ({ questions }: Pick<Match, 'questions'>) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match' });
  const words = useWords();
  const who = useWho();
  if (questions.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3 className="text-13 weight-600">
        {t('questions')} <small className="size-12 weight-400 ink3">{t('questionsWhy')}</small>
      </h3>
      <ul className="stack gap-8">
        {questions.map((question) => (
          <li key={question.employee_id}>
            <Link
              className="plain-link weight-500"
              to={`/dashboard/employees/${encodeURIComponent(question.employee_id)}`}
            >
              {who(question)}
            </Link>
            <small className="block text-12 ink3">
              {[
                question.place && words.locality(question.place),
                `${words.title(question.title, null)}, ${question.company_name}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <ReasonList reasons={question.reasons} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Entries = ({ match: { entries, reasons, persons } }: { match: Match }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match' });
  // Beside somebody who is likely the same, why is said there.
  if (entries < 2) return persons.length > 1 ? null : <p className="ink2 px-16 pb-12">{t('oneEntry')}</p>;
  if (reasons.length === 0) return <p className="ink2 px-16 pb-12">{t('whyUnknown', { count: entries })}</p>;
  return (
    <section className={classes.part}>
      <h3 className="text-13 weight-600">{t('why', { count: entries })}</h3>
      <ReasonList reasons={reasons} />
    </section>
  );
};

const Explanation = () => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match' });
  return (
    <details className={`${classes.how} px-16 pb-12`}>
      <summary className="size-13 weight-500 primary-text pointer">{t('how')}</summary>
      {(['explained', 'grades', 'limits'] as const).map((part) => (
        <p key={part} className="text-13 ink2 measure mt-6">
          {t(part)}
        </p>
      ))}
    </details>
  );
};

/** How sure it is that all of this is one person, and why. */
export const MatchCard = ({ person, match }: { person: EmployeeDetail; match: Match }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match' });
  const [report, setReport] = useState<'two' | 'one' | undefined>();
  const verdict = verdictOf(match);
  const Icon = verdict === 'sure' ? IconCircleCheck : IconHelpCircle;
  return (
    <Card
      id="match"
      title={t('title')}
      aside={
        <span
          className={`${classes.verdict} ${verdict === 'sure' ? 'soft-positive' : 'shaded'} inline-row items-center gap-5 weight-500`}
        >
          <Icon size={14} stroke={1.8} aria-hidden />
          {t(verdict)}
        </span>
      }
    >
      {match.persons.slice(1).map((other, place) => (
        <Pair key={other.employee_id} match={match} other={other} isFirst={place === 0} />
      ))}
      <Entries match={match} />
      <Questions questions={match.questions} />
      <Explanation />
      <div className={`${classes.foot} row wrap items-center gap-8 text-13 ink2 px-16 py-10 line-top no-print`}>
        <span>{t('wrong')}</span>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowsSplit2 size={14} stroke={1.75} aria-hidden />}
          onClick={() => setReport('two')}
        >
          {t('two')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowMerge size={14} stroke={1.75} aria-hidden />}
          onClick={() => setReport('one')}
        >
          {t('one')}
        </Button>
      </div>
      {report !== undefined && (
        <Suspense>
          <ReportDialog person={person} match={match} verdict={report} onClose={() => setReport(undefined)} />
        </Suspense>
      )}
    </Card>
  );
};
