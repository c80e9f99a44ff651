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
import { type Declaration, declarationQuery } from './panel.queries.ts';
import { Actions, Question } from './question.tsx';
import { Section } from './section.tsx';
import { SoFar } from './so-far.tsx';
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
      <Section title={t('contractFound', { number: contract.number })} />
      <Facts layout="lines">
        <Fact name={t('buyer')}>
          <bdi>{contract.buyer}</bdi>
        </Fact>
        <Fact name={t('member:email')}>{contract.email}</Fact>
        <Fact name={t('ui:plan')}>
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
        <Fact name={t('member:email')}>{declaration.email}</Fact>
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
      {contract === null ? (
        <p className="px-16 py-12 line-top">{t('noContract')}</p>
      ) : (
        <ContractFacts contract={contract} />
      )}
    </>
  );
};

export const DeclarationDetail = ({ id }: DetailProps) => {
  const { t } = useTranslation('deskPanel', { keyPrefix: 'declaration' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'declarationKinds' });
  return (
    <Loaded query={declarationQuery(id)}>
      {(declaration) => {
        const { name, kind, contract, outcome, received_at, settled_by, settled_at, log } = declaration;
        const actions = [
          { action: 'confirm', label: t('confirm'), question: <Confirm declaration={declaration} /> },
          { action: 'deny', label: t('deny'), question: <Deny declaration={declaration} /> },
        ];
        const events = [
          { title: t('received'), at: received_at },
          // What an operator decided is in the log.
          ...(settled_by === null || settled_by === 'operator'
            ? []
            : [{ title: t(`settledBy.${settled_by}`), at: settled_at }]),
        ];
        return (
          <>
            <Who name={name} detail={kinds(kind)} accountId={contract?.account_id ?? null} />
            <DeclarationFacts declaration={declaration} />
            <Actions actions={outcome === null ? actions : []} />
            <SoFar events={events} log={log} />
          </>
        );
      }}
    </Loaded>
  );
};
