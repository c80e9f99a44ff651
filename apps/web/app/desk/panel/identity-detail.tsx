import type { DeskIdentity } from '@firmament/api-contract/calls/desk/identity';
import { isolated } from '@firmament/record/isolated-text';
import { Button } from '@mantine/core';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Due } from '../parts/due.tsx';
import classes from './identity.module.css';
import { Persons } from './identity-persons.tsx';
import { Dismiss, Join, type Ruling, TellApart, Withdraw } from './identity-questions.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import panelClasses from './panel.module.css';
import { type IdentityReport, identityReportQuery, registerPersonQuery } from './panel.queries.ts';
import { Actions } from './question.tsx';
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
    <div className={classes.section}>
      <h3>{t('title')}</h3>
      <ul className={classes.rulings}>
        {rulings.map((ruling) => {
          const { ruling_id, verdict, these, those, reason, decided_at, withdrawn_at } = ruling;
          const pair = { these: these.length, those: those.length, day: day(decided_at) };
          return (
            <li key={ruling_id}>
              <span>
                {t(`verdicts.${verdict}`)}
                <small>{t('of', pair)}</small>
                <small>
                  <bdi>{reason}</bdi>
                </small>
              </span>
              {withdrawn_at === null ? (
                <Button size="compact-xs" variant="default" onClick={() => ask(withdrawalOf(ruling))}>
                  {t('withdraw')}
                </Button>
              ) : (
                <small>{t('withdrawn', { day: day(withdrawn_at) })}</small>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

type DecisionsProps = { identity: DeskIdentity; report?: IdentityReport };

/** The persons, what was decided about them, and what can be. */
const Decisions = ({ identity, report }: DecisionsProps) => {
  const { t } = useTranslation('deskIdentity');
  const asked = usePanel().opened?.action;
  const { persons, rulings } = identity;
  const isOpen = report?.outcome === null;
  const withdrawn = rulings.find((ruling) => ruling.withdrawn_at === null && withdrawalOf(ruling) === asked);
  const actions = [
    { action: 'join', label: t('join.label') },
    { action: 'apart', label: t('apart.label') },
    ...(isOpen ? [{ action: 'dismiss', label: t('dismiss.label') }] : []),
  ];
  const decision = {
    persons,
    otherId: report?.other ?? null,
    reportId: isOpen ? report.report_id : undefined,
  };
  return (
    <>
      <Persons persons={persons} />
      <Rulings rulings={rulings} />
      {asked === 'join' && <Join {...decision} />}
      {asked === 'apart' && <TellApart {...decision} />}
      {asked === 'dismiss' && isOpen && <Dismiss reportId={report.report_id} />}
      {withdrawn && <Withdraw ruling={withdrawn} />}
      {!withdrawn && !actions.some(({ action }) => action === asked) && <Actions actions={actions} />}
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
      <div className={panelClasses.section}>
        <h3>{t('theirWords')}</h3>
        <p className={panelClasses.text} dir="auto">
          {text}
        </p>
      </div>
    </>
  );
};

/** What a member reported, both persons, and the decision. */
export const IdentityReportDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'report' });
  const { t: dismiss } = useTranslation('deskIdentity', { keyPrefix: 'dismiss' });
  const asked = usePanel().opened?.action;
  return (
    <Loaded query={identityReportQuery(id)}>
      {(report) => {
        const isStuck = report.identity === null && report.outcome === null;
        return (
          <>
            <ReportFacts report={report} />
            {report.identity === null ? (
              <p className={panelClasses.problem}>{t('gone')}</p>
            ) : (
              <Decisions identity={report.identity} report={report} />
            )}
            {isStuck && asked === 'dismiss' && <Dismiss reportId={report.report_id} />}
            {isStuck && asked !== 'dismiss' && <Actions actions={[{ action: 'dismiss', label: dismiss('label') }]} />}
            <SoFar events={[{ title: t('received'), at: report.received_at }]} log={report.identity?.log ?? []} />
          </>
        );
      }}
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
