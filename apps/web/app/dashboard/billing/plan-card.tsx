import { type Billing, type ContractView, getContractDocument } from '@firmament/api-contract/calls/billing';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { endpointUrl } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { membershipOf } from '../../lib/member/plans.ts';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import classes from './billing.module.css';
import { useContractAction } from './billing.queries.ts';
import { ChangePlan } from './change-plan.tsx';
import { ConfirmEnd } from './confirm-end.tsx';
import { type ContractWord, contractWords } from './contract-words.ts';

const isOver = ({ phase }: ContractView): boolean => ['lapsed', 'withdrawn', 'ended'].includes(phase);

const Price = ({ contract }: { contract: ContractView | null }) => {
  const { t } = useTranslation('billing', { keyPrefix: 'plan' });
  const money = useMoney();
  if (contract === null) return <p className="ink2 numeric">{t('free')}</p>;
  const { monthly_net_cents: net, monthly_total_cents: total } = contract;
  return (
    <p className="ink2 numeric">
      {t('monthly', { price: money(total) })}{' '}
      <span className="ink3">({net === total ? t('noTax') : t('net', { net: money(net) })})</span>
    </p>
  );
};

const Words = ({ words }: { words: readonly ContractWord[] }) => {
  const { t } = useTranslation('billing', { keyPrefix: 'words' });
  const { day } = useDateFormat();
  const money = useMoney();
  return (
    <ul className="ink2 stack gap-4">
      {words.map(({ key, days = {}, plan = '', cents = 0 }) => {
        const written = Object.fromEntries(Object.entries(days).map(([name, value]) => [name, day(value)]));
        return <li key={key}>{t(key, { day: '', given: '', ...written, plan, price: money(cents) })}</li>;
      })}
    </ul>
  );
};

const toneOf = (state: string): string => {
  if (state === 'blocked') return 'soft-danger';
  return state === 'active' || state === 'none' ? 'soft-positive' : 'soft-primary';
};

/** What can be done about notice: it can be given from the acceptance on, and taken back until the end. */
const noticeStep = (contract: ContractView | null): 'cancel' | 'keep' | undefined => {
  if (contract === null || contract.phase === 'ordered') return undefined;
  return contract.notice_on === null ? 'cancel' : 'keep';
};

type Question = 'cancel' | 'withdraw' | 'change';

/** The plan, its terms, and the actions open to the member. */
export const PlanCard = ({ billing }: { billing: Billing }) => {
  const { t } = useTranslation('billing', { keyPrefix: 'plan' });
  const { day } = useDateFormat();
  const [question, setQuestion] = useState<Question>();
  const action = useContractAction();
  const { contract: last } = billing;
  const contract = last !== null && !isOver(last) ? last : null;
  const phase = last?.phase ?? 'none';
  const state = billing.block === null ? phase : 'blocked';
  const level = contract?.membership_id ?? billing.membership_id;
  const pricing = pathOf('pricing');
  const close = () => setQuestion(undefined);
  const notice = noticeStep(contract);
  const canWithdraw = contract !== null && (contract.withdraw_until !== null || phase === 'ordered');
  return (
    <Card
      title={t('ui:plan')}
      aside={<span className={`${classes.phase} ${toneOf(state)}`}>{t(`phases.${state}`)}</span>}
    >
      <div className="stack gap-12 card-body">
        <div>
          <p className="title-26">{membershipOf(level).name}</p>
          <Price contract={contract} />
        </div>
        <Words words={contractWords({ contract: last })} />
        <div className="row wrap gap-8">
          {contract === null && pricing !== undefined && (
            <Button component={Link} to={pricing} size="xs">
              {t('choose')}
            </Button>
          )}
          {phase === 'active' && (
            <Button size="xs" variant="default" onClick={() => setQuestion('change')}>
              {t('change')}
            </Button>
          )}
          {notice === 'cancel' && (
            <Button size="xs" variant="default" onClick={() => setQuestion('cancel')}>
              {t('cancel')}
            </Button>
          )}
          {notice === 'keep' && (
            <Button size="xs" variant="default" disabled={action.isPending} onClick={() => action.mutate('keep')}>
              {t('keep')}
            </Button>
          )}
          {canWithdraw && (
            <Button size="xs" variant="default" onClick={() => setQuestion('withdraw')}>
              {phase === 'ordered' ? t('takeBack') : t('withdraw')}
            </Button>
          )}
          {last !== null && last.accepted_on !== null && (
            <Button
              component="a"
              href={endpointUrl(getContractDocument, {})}
              download={`Firmament-${last.contract_number}.pdf`}
              size="xs"
              variant="subtle"
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
            >
              {t('document')}
            </Button>
          )}
        </div>
      </div>
      {contract !== null && (
        <Facts layout="columns">
          <Fact name={t('number')} isMono>
            {contract.contract_number}
          </Fact>
          {contract.started_on === null ? (
            <Fact name={t('ordered')}>{day(contract.ordered_on)}</Fact>
          ) : (
            <Fact name={t('member:since')}>{day(contract.started_on)}</Fact>
          )}
          <Fact name={t('term')}>{t('months', { count: contract.minimum_months })}</Fact>
          <Fact name={t('customer')}>{t(`customers.${contract.customer}`)}</Fact>
        </Facts>
      )}
      {contract !== null && (
        <>
          <ConfirmEnd
            what="cancel"
            isOpen={question === 'cancel'}
            contract={contract}
            action={action}
            onClose={close}
          />
          <ConfirmEnd
            what="withdraw"
            isOpen={question === 'withdraw'}
            contract={contract}
            action={action}
            onClose={close}
          />
          <ChangePlan
            isOpen={question === 'change'}
            billing={billing}
            contract={contract}
            level={level}
            action={action}
            onClose={close}
          />
        </>
      )}
    </Card>
  );
};
