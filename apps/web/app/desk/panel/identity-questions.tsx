import {
  type DeskIdentity,
  type DeskPerson,
  decideIdentity,
  dismissReport,
  withdrawRuling,
} from '@firmament/api-contract/calls/desk/identity';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { isolated } from '@firmament/record/isolated-text';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Choice, Choices } from './choice.tsx';
import { useTermText } from './identity-persons.tsx';
import { NOT_YET, Question, ReasonQuestion, useReason } from './question.tsx';

export type Ruling = DeskIdentity['rulings'][number];

/** What an operator decides about who is who. `reportId` is the report that is settled by it. */
type DecisionProps = { persons: readonly DeskPerson[]; otherId: string | null; reportId: number | undefined };

const settled = (reportId: number | undefined) => (reportId === undefined ? {} : { report_id: reportId });

/** Two persons are one. */
export const Join = ({ persons: [person, ...others], otherId, reportId }: DecisionProps) => {
  const { t } = useTranslation('deskIdentity');
  const { reason, toBeLogged, missing, field } = useReason();
  const [chosen, setChosen] = useState(otherId ?? others[0]?.employee_id ?? '');
  const other = chosen.trim();
  if (person === undefined) return null;
  const { employee_id } = person;
  return (
    <Question
      question={t('join.question')}
      consequence={t('join.consequence')}
      confirmLabel={t('join.confirm')}
      action={LOG.peopleJoined(employee_id, { other: other || NOT_YET, reason: toBeLogged })}
      missing={{ ...(other === '' && { other: t('choose') }), ...missing }}
      send={() =>
        callApi(decideIdentity, {
          params: { employee_id },
          body: { verdict: 'one', other, reason, ...settled(reportId) },
        })
      }
    >
      {(problems) => (
        <>
          <Choices title={t('join.who')}>
            {others.map(({ employee_id: id, name, place, grade }) => (
              <Choice
                key={id}
                name="other"
                isChosen={chosen === id}
                onChoose={() => setChosen(id)}
                label={name}
                details={[[t(`grades.${grade ?? 'none'}`), isolated(place ?? ''), id].filter(Boolean).join(' · ')]}
              />
            ))}
          </Choices>
          <TextInput
            name="further"
            label={t('join.further')}
            description={t('join.furtherHelp')}
            value={others.some(({ employee_id: id }) => id === chosen) ? '' : chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            error={problems.other}
          />
          {field(problems)}
        </>
      )}
    </Question>
  );
};

/** Stands for the mandates of the person itself. */
const SOME = '';

/** Some mandates of a person belong to somebody else; or somebody who is likely the same is not. */
export const TellApart = ({ persons: [person, ...others], otherId, reportId }: DecisionProps) => {
  const { t } = useTranslation('deskIdentity');
  const { reason, toBeLogged, missing, field } = useReason();
  const termText = useTermText();
  const [chosen, setChosen] = useState(otherId ?? SOME);
  const [picked, setPicked] = useState<readonly number[]>([]);
  if (person === undefined) return null;
  const { employee_id, mandates } = person;
  const isSplit = chosen === SOME;
  const toggle = (id: number) =>
    setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  return (
    <Question
      question={t('apart.question')}
      consequence={isSplit ? t('apart.splitConsequence') : t('apart.consequence')}
      confirmLabel={t('apart.confirm')}
      action={
        isSplit
          ? LOG.mandatesSplitOff(employee_id, { mandates: picked.length, reason: toBeLogged })
          : LOG.peopleToldApart(employee_id, { other: chosen, reason: toBeLogged })
      }
      missing={{
        ...(isSplit && picked.length === 0 && { mention_ids: t('apart.pick') }),
        ...missing,
      }}
      send={() =>
        callApi(decideIdentity, {
          params: { employee_id },
          body: {
            verdict: 'two',
            reason,
            ...settled(reportId),
            ...(isSplit ? { mention_ids: [...picked] } : { other: chosen }),
          },
        })
      }
    >
      {(problems) => (
        <>
          <Choices title={t('apart.what')}>
            <Choice
              name="what"
              isChosen={isSplit}
              onChoose={() => setChosen(SOME)}
              label={t('apart.some', { name: person.name })}
            />
            {others.map(({ employee_id: id, name, grade }) => (
              <Choice
                key={id}
                name="what"
                isChosen={chosen === id}
                onChoose={() => setChosen(id)}
                label={t('apart.all', { name, grade: t(`grades.${grade ?? 'none'}`) })}
                details={[id]}
              />
            ))}
          </Choices>
          {isSplit && (
            <Choices title={t('apart.pick')}>
              {mandates.map((mandate) => {
                const { mention_id, company_name, title, location, birth_year } = mandate;
                const about = [isolated(title), termText(mandate), isolated(location ?? ''), birth_year];
                return (
                  <Choice
                    key={mention_id}
                    isOneOfMany
                    name="mandate"
                    isChosen={picked.includes(mention_id)}
                    onChoose={() => toggle(mention_id)}
                    label={company_name}
                    details={[about.filter(Boolean).join(' · ')]}
                  />
                );
              })}
              {problems.mention_ids !== undefined && <p className="size-12 danger">{problems.mention_ids}</p>}
            </Choices>
          )}
          {problems.other !== undefined && <p className="size-12 danger">{problems.other}</p>}
          {field(problems)}
        </>
      )}
    </Question>
  );
};

export const Dismiss = ({ reportId }: { reportId: number }) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'dismiss' });
  return (
    <ReasonQuestion
      question={t('question')}
      consequence={t('consequence')}
      confirmLabel={t('label')}
      action={(reason) => LOG.reportDismissed(reportId, reason)}
      send={(reason) => callApi(dismissReport, { params: { report_id: reportId }, body: { reason } })}
    />
  );
};

export const Withdraw = ({ ruling: { ruling_id, verdict, these, those } }: { ruling: Ruling }) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'rulings' });
  return (
    <ReasonQuestion
      question={t('question')}
      consequence={t('consequence')}
      confirmLabel={t('withdraw')}
      action={(reason) => LOG.rulingWithdrawn({ id: ruling_id, verdict, mentions: [...these, ...those] }, reason)}
      send={(reason) => callApi(withdrawRuling, { params: { ruling_id }, body: { reason } })}
    />
  );
};
