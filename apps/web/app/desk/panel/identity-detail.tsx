import type { DeskIdentity } from '@firmament/api-contract/calls/desk/identity';
import { isolated } from '@firmament/record/isolated-text';
import { Button } from '@mantine/core';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Due } from '../parts/due.tsx';
import { Persons } from './identity-persons.tsx';
import { Dismiss, Join, type Ruling, TellApart, Withdraw } from './identity-questions.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import { type IdentityReport, identityReportQuery, registerPersonQuery } from './panel.queries.ts';
import { Actions } from './question.tsx';
import { Section, Written } from './section.tsx';
import { SoFar } from './so-far.tsx';
import { usePanel } from './use-panel.ts';
import { useToday } from './use-today.ts';
import { Who } from './who.tsx';

const withdrawalOf = ({ ruling_id }: Ruling): string => `withdraw-${ruling_id}`;

const Rulings = ({ rulings }: { rulings: readonly Ruling[] }) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'rulings' });
  const { day } = useDateFormat();
  const { ask } = usePanel();
  if (rulings.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className="stack gap-8">
        {rulings.map((ruling) => {
          const { ruling_id, verdict, these, those, reason, decided_at, withdrawn_at } = ruling;
          const pair = { these: these.length, those: those.length, day: day(decided_at) };
          return (
            <li key={ruling_id} className="row wrap items-center justify-between gap-12 gap-y-4">
              <span>
                {t(`verdicts.${verdict}`)}
                <small className="text-12 ink3 anywhere block">{t('of', pair)}</small>
                <small className="text-12 ink3 anywhere block">
                  <bdi>{reason}</bdi>
                </small>
              </span>
              {withdrawn_at === null ? (
                <Button size="compact-xs" variant="default" onClick={() => ask(withdrawalOf(ruling))}>
                  {t('withdraw')}
                </Button>
              ) : (
                <small className="text-12 ink3 anywhere block">{t('withdrawn', { day: day(withdrawn_at) })}</small>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

const dismissal = (label: string, { report_id }: IdentityReport) => ({
  action: 'dismiss',
  label,
  question: <Dismiss reportId={report_id} />,
});

type DecisionsProps = { identity: DeskIdentity; report?: IdentityReport };

/** The persons, what was decided about them, and what can be. */
const Decisions = ({ identity, report }: DecisionsProps) => {
  const { t } = useTranslation('deskIdentity');
  const asked = usePanel().opened?.action;
  const { persons, rulings } = identity;
  const open = report?.outcome === null ? report : undefined;
  const withdrawn = rulings.find((ruling) => ruling.withdrawn_at === null && withdrawalOf(ruling) === asked);
  const decision = { persons, otherId: report?.other ?? null, reportId: open?.report_id };
  const actions = [
    { action: 'join', label: t('join.label'), question: <Join {...decision} /> },
    { action: 'apart', label: t('apart.label'), question: <TellApart {...decision} /> },
  ];
  return (
    <>
      <Persons persons={persons} />
      <Rulings rulings={rulings} />
      {withdrawn ? (
        <Withdraw ruling={withdrawn} />
      ) : (
        <Actions actions={open ? [...actions, dismissal(t('dismiss.label'), open)] : actions} />
      )}
    </>
  );
};

const ReportFacts = ({ report }: { report: IdentityReport }) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'report' });
  const { day } = useDateFormat();
  const today = useToday();
  const { from, account_id, verdict, outcome, answer_by, text, reason } = report;
  return (
    <>
      <Who name={from ?? t('somebody')} detail={t(`says.${verdict}`)} accountId={account_id} />
      <Facts layout="lines">
        {outcome === null ? (
          <Fact name={t('answerBy')}>
            {day(answer_by)} <Due on={answer_by} today={today} />
          </Fact>
        ) : (
          <Fact name={t('outcome')}>
            {[t(`outcomes.${outcome}`), isolated(reason ?? '')].filter(Boolean).join(': ')}
          </Fact>
        )}
      </Facts>
      <Section title={t('theirWords')}>
        <Written>{text}</Written>
      </Section>
    </>
  );
};

/** What a member reported, both persons, and the decision. */
export const IdentityReportDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'report' });
  const { t: dismiss } = useTranslation('deskIdentity', { keyPrefix: 'dismiss' });
  return (
    <Loaded query={identityReportQuery(id)}>
      {(report) => (
        <>
          <ReportFacts report={report} />
          {report.identity === null ? (
            <>
              <p className="px-12 py-12 line-top">{t('gone')}</p>
              <Actions actions={report.outcome === null ? [dismissal(dismiss('label'), report)] : []} />
            </>
          ) : (
            <Decisions identity={report.identity} report={report} />
          )}
          <SoFar events={[{ title: t('received'), at: report.received_at }]} log={report.identity?.log ?? []} />
        </>
      )}
    </Loaded>
  );
};

/** Anybody of the registers, found by the search of the desk. */
export const RegisterPersonDetail = ({ id }: DetailProps) => (
  <Loaded query={registerPersonQuery(id)}>
    {(identity) => (
      <>
        <Decisions identity={identity} />
        <SoFar events={[]} log={identity.log} />
      </>
    )}
  </Loaded>
);
