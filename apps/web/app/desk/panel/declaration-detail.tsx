import { confirmDeskDeclaration, denyDeskDeclaration } from '@firmament/api-contract/calls/desk/declarations';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Due } from '../parts/due.tsx';
import { type DetailProps, Loaded } from './loaded.tsx';
import classes from './panel.module.css';
import { type Declaration, declarationQuery } from './panel.queries.ts';
import { Actions, Question } from './question.tsx';
import { SoFar } from './so-far.tsx';
import { usePanel } from './use-panel.ts';
import { useToday } from './use-today.ts';
import { Who } from './who.tsx';

const MAX_NUMBER_LENGTH = 20;

const Confirm = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'declaration' });
  const { declaration_id, kind, contract, stated_contract_number, wanted_end_on } = declaration;
  const [number, setNumber] = useState(contract?.number ?? stated_contract_number ?? '');
  const [endsOn, setEndsOn] = useState(wanted_end_on ?? '');
  const given = number.trim().toUpperCase();
  const isForCause = kind === 'extraordinary';
  const end = isForCause && endsOn !== '' ? endsOn : null;
  return (
    <Question
      question={t(`confirmQuestion.${kind}`)}
      consequence={t(given === '' ? 'confirmWithoutContract' : `confirmConsequence.${kind}`)}
      confirmLabel={t('confirm')}
      action={LOG.declarationConfirmed(declaration_id, { kind, contract: given || null, ends_on: end })}
      send={() =>
        callApi(confirmDeskDeclaration, {
          params: { declaration_id },
          body: { ...(given !== '' && { contract_number: given }), ...(end !== null && { ends_on: end }) },
        })
      }
    >
      {(problems) => (
        <>
          <TextInput
            name="contract_number"
            size="xs"
            label={t('contractNumber')}
            description={t('contractNumberHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={MAX_NUMBER_LENGTH}
            value={number}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
            error={problems.contract_number}
          />
          {isForCause && (
            <TextInput
              name="ends_on"
              type="date"
              size="xs"
              label={t('endsOn')}
              description={t('endsOnHelp')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={endsOn}
              onChange={({ currentTarget }) => setEndsOn(currentTarget.value)}
              error={problems.ends_on}
            />
          )}
        </>
      )}
    </Question>
  );
};

const Deny = ({ declaration: { declaration_id, kind } }: { declaration: Declaration }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'declaration' });
  return (
    <Question
      question={t('denyQuestion')}
      consequence={t('denyConsequence')}
      confirmLabel={t('deny')}
      action={LOG.declarationDenied(declaration_id, { kind })}
      send={() => callApi(denyDeskDeclaration, { params: { declaration_id }, body: {} })}
    />
  );
};

const ContractFacts = ({ contract }: { contract: NonNullable<Declaration['contract']> }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'declaration' });
  const { day } = useDateFormat();
  const money = useMoney();
  return (
    <>
      <div className={classes.section}>
        <h3>{t('contractFound', { number: contract.number })}</h3>
      </div>
      <Facts layout="lines">
        <Fact name={t('buyer')}>
          <bdi>{contract.buyer}</bdi>
        </Fact>
        <Fact name={t('email')}>{contract.email}</Fact>
        <Fact name={t('plan')}>
          {contract.plan}, {t('monthly', { price: money(contract.monthly_net_cents) })}
        </Fact>
        <Fact name={t('started')} why={t('notStarted')}>
          {contract.started_on !== null && day(contract.started_on)}
        </Fact>
        {contract.withdraw_until !== null && <Fact name={t('withdrawUntil')}>{day(contract.withdraw_until)}</Fact>}
        {contract.ends_if_confirmed !== null && (
          <Fact name={t('endsIfConfirmed')}>{day(contract.ends_if_confirmed)}</Fact>
        )}
      </Facts>
    </>
  );
};

const DeclarationFacts = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'declaration' });
  const { day, moment } = useDateFormat();
  const today = useToday();
  const { outcome, answer_by, contract } = declaration;
  return (
    <>
      <Facts layout="lines">
        <Fact name={t('receivedAt')}>{moment(declaration.received_at)}</Fact>
        {outcome !== null && <Fact name={t('outcome')}>{t(`outcomes.${outcome}`)}</Fact>}
        {outcome === null && answer_by !== null && (
          <Fact name={t('answerBy')}>
            {day(answer_by)} <Due on={answer_by} today={today} />
          </Fact>
        )}
        <Fact name={t('email')}>{declaration.email}</Fact>
        <Fact name={t('stated')} why={t('notStated')}>
          {declaration.stated_contract_number !== null && <bdi>{declaration.stated_contract_number}</bdi>}
        </Fact>
        {declaration.wanted_end_on !== null && <Fact name={t('wantedEnd')}>{day(declaration.wanted_end_on)}</Fact>}
        {declaration.reason !== null && (
          <Fact name={t('reason')}>
            <bdi>{declaration.reason}</bdi>
          </Fact>
        )}
      </Facts>
      {contract === null ? <p className={classes.section}>{t('noContract')}</p> : <ContractFacts contract={contract} />}
    </>
  );
};

export const DeclarationDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'declaration' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'declarationKinds' });
  const action = usePanel().opened?.action;
  return (
    <Loaded query={declarationQuery(id)}>
      {(declaration) => {
        const isOpen = declaration.outcome === null;
        const actions = isOpen
          ? [
              { action: 'confirm', label: t('confirm') },
              { action: 'deny', label: t('deny') },
            ]
          : [];
        const { settled_by, settled_at } = declaration;
        const events = [
          { title: t('received'), at: declaration.received_at },
          // What an operator decided is in the log.
          ...(settled_by === null || settled_by === 'operator'
            ? []
            : [{ title: t(`settledBy.${settled_by}`), at: settled_at }]),
        ];
        return (
          <>
            <Who
              name={declaration.name}
              detail={kinds(declaration.kind)}
              accountId={declaration.contract?.account_id ?? null}
            />
            <DeclarationFacts declaration={declaration} />
            {isOpen && action === 'confirm' && <Confirm declaration={declaration} />}
            {isOpen && action === 'deny' && <Deny declaration={declaration} />}
            {!actions.some((known) => known.action === action) && <Actions actions={actions} />}
            <SoFar events={events} log={declaration.log} />
          </>
        );
      }}
    </Loaded>
  );
};
