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
import { useTermText } from './identity-persons.tsx';
import classes from './panel.module.css';
import { NOT_YET, Question, ReasonField } from './question.tsx';

export type Ruling = DeskIdentity['rulings'][number];

/** What an operator decides about who is who. `reportId` is the report that is settled by it. */
type DecisionProps = { persons: readonly DeskPerson[]; otherId: string | null; reportId: number | undefined };

const settled = (reportId: number | undefined) => (reportId === undefined ? {} : { report_id: reportId });

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; label: string; detail?: string };

const Choice = ({ name, isChosen, onChoose, label, detail }: ChoiceProps) => (
  <label className={classes.choice}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>
      <bdi>{label}</bdi>
      {detail !== undefined && <small>{detail}</small>}
    </span>
  </label>
);

/** Two persons are one. */
export const Join = ({ persons: [person, ...others], otherId, reportId }: DecisionProps) => {
  const { t } = useTranslation('deskIdentity');
  const { t: panel } = useTranslation('deskPanel');
  const [chosen, setChosen] = useState(otherId ?? others[0]?.employee_id ?? '');
  const [reason, setReason] = useState('');
  const given = reason.trim();
  const other = chosen.trim();
  if (person === undefined) return null;
  const { employee_id } = person;
  return (
    <Question
      question={t('join.question')}
      consequence={t('join.consequence')}
      confirmLabel={t('join.confirm')}
      action={LOG.peopleJoined(employee_id, { other: other || NOT_YET, reason: given || NOT_YET })}
      missing={{ ...(other === '' && { other: t('choose') }), ...(given === '' && { reason: panel('missing') }) }}
      send={() =>
        callApi(decideIdentity, {
          params: { employee_id },
          body: { verdict: 'one', other, reason: given, ...settled(reportId) },
        })
      }
    >
      {(problems) => (
        <>
          <fieldset className={classes.choices}>
            <legend>{t('join.who')}</legend>
            {others.map(({ employee_id: id, name, place, grade }) => (
              <Choice
                key={id}
                name="other"
                isChosen={chosen === id}
                onChoose={() => setChosen(id)}
                label={name}
                detail={[t(`grades.${grade ?? 'none'}`), isolated(place ?? ''), id].filter(Boolean).join(' · ')}
              />
            ))}
          </fieldset>
          <TextInput
            name="further"
            label={t('join.further')}
            description={t('join.furtherHelp')}
            value={others.some(({ employee_id: id }) => id === chosen) ? '' : chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            error={problems.other}
          />
          <ReasonField value={reason} onChange={setReason} error={problems.reason} />
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
  const { t: panel } = useTranslation('deskPanel');
  const termText = useTermText();
  const [chosen, setChosen] = useState(otherId ?? SOME);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const given = reason.trim();
  if (person === undefined) return null;
  const { employee_id, mandates } = person;
  const isSplit = chosen === SOME;
  const toggle = (id: number) =>
    setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  const said = { reason: given || NOT_YET };
  return (
    <Question
      question={t('apart.question')}
      consequence={isSplit ? t('apart.splitConsequence') : t('apart.consequence')}
      confirmLabel={t('apart.confirm')}
      action={
        isSplit
          ? LOG.mandatesSplitOff(employee_id, { mandates: picked.length, ...said })
          : LOG.peopleToldApart(employee_id, { other: chosen, ...said })
      }
      missing={{
        ...(isSplit && picked.length === 0 && { mention_ids: t('apart.pick') }),
        ...(given === '' && { reason: panel('missing') }),
      }}
      send={() =>
        callApi(decideIdentity, {
          params: { employee_id },
          body: {
            verdict: 'two',
            reason: given,
            ...settled(reportId),
            ...(isSplit ? { mention_ids: [...picked] } : { other: chosen }),
          },
        })
      }
    >
      {(problems) => (
        <>
          <fieldset className={classes.choices}>
            <legend>{t('apart.what')}</legend>
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
                detail={id}
              />
            ))}
          </fieldset>
          {isSplit && (
            <fieldset className={classes.choices}>
              <legend>{t('apart.pick')}</legend>
              {mandates.map((mandate) => (
                <label key={mandate.mention_id} className={classes.choice}>
                  <input
                    type="checkbox"
                    name="mandate"
                    checked={picked.includes(mandate.mention_id)}
                    onChange={() => toggle(mandate.mention_id)}
                  />
                  <span>
                    <bdi>{mandate.company_name}</bdi>
                    <small>
                      {[
                        isolated(mandate.title),
                        termText(mandate),
                        isolated(mandate.location ?? ''),
                        mandate.birth_year,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                </label>
              ))}
              {problems.mention_ids !== undefined && <p className={classes.refused}>{problems.mention_ids}</p>}
            </fieldset>
          )}
          {problems.other !== undefined && <p className={classes.refused}>{problems.other}</p>}
          <ReasonField value={reason} onChange={setReason} error={problems.reason} />
        </>
      )}
    </Question>
  );
};

export const Dismiss = ({ reportId }: { reportId: number }) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'dismiss' });
  const { t: panel } = useTranslation('deskPanel');
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <Question
      question={t('question')}
      consequence={t('consequence')}
      confirmLabel={t('label')}
      action={LOG.reportDismissed(reportId, given || NOT_YET)}
      missing={given === '' ? { reason: panel('missing') } : {}}
      send={() => callApi(dismissReport, { params: { report_id: reportId }, body: { reason: given } })}
    >
      {(problems) => <ReasonField value={reason} onChange={setReason} error={problems.reason} />}
    </Question>
  );
};

export const Withdraw = ({ ruling: { ruling_id, verdict, these, those } }: { ruling: Ruling }) => {
  const { t } = useTranslation('deskIdentity', { keyPrefix: 'rulings' });
  const { t: panel } = useTranslation('deskPanel');
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <Question
      question={t('question')}
      consequence={t('consequence')}
      confirmLabel={t('withdraw')}
      action={LOG.rulingWithdrawn({ id: ruling_id, verdict, mentions: [...these, ...those] }, given || NOT_YET)}
      missing={given === '' ? { reason: panel('missing') } : {}}
      send={() => callApi(withdrawRuling, { params: { ruling_id }, body: { reason: given } })}
    >
      {(problems) => <ReasonField value={reason} onChange={setReason} error={problems.reason} />}
    </Question>
  );
};
