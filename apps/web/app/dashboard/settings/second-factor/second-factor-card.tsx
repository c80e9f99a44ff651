import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { secondFactorQuery } from '../settings.queries.ts';
import { Unread } from '../unread.tsx';
import classes from './second-factor.module.css';

/** Rarely needed, and the first brings the QR code library along. */
const SecondFactorSetup = lazy(async () => ({
  default: (await import('./second-factor-setup.tsx')).SecondFactorSetup,
}));
const SecondFactorChange = lazy(async () => ({
  default: (await import('./second-factor-change.tsx')).SecondFactorChange,
}));

/** With so few codes left, the card warns. */
const FEW = 3;

type Task = 'setup' | 'off' | 'renew';
type StateProps = { since: string | null; left: number };

const State = ({ since, left }: StateProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { moment } = useDateFormat();
  return (
    <div className={classes.state}>
      <p>{t('leadOn')}</p>
      <p className={classes.facts}>
        {since !== null && <span>{t('since', { moment: moment(since) })}</span>}
        <span data-few={left <= FEW}>
          {left <= FEW && <IconAlertTriangle size={14} stroke={1.8} aria-hidden />}
          {t('left', { count: left })}
          {left <= FEW && `. ${t('few')}`}
        </span>
      </p>
    </div>
  );
};

/** Shows whether two-step sign-in is on, with buttons to change it. */
export const SecondFactorCard = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const [task, setTask] = useState<Task>();
  const [isOpen, setIsOpen] = useState(false);
  const begin = (next: Task) => {
    setTask(next);
    setIsOpen(true);
  };
  const dialog = { isOpen, onClose: () => setIsOpen(false) };
  return (
    <Card
      title={t('title')}
      id="two-step-sign-in"
      aside={
        factor !== undefined && (
          <span className={classes.badge} data-on={factor.is_on}>
            {factor.is_on && <IconCheck size={14} stroke={2} aria-hidden />}
            {factor.is_on ? t('on') : t('off')}
          </span>
        )
      }
    >
      {factor === undefined && (
        <Unread error={error} onRetry={() => refetch()} loadingLabel={t('loading')} retryLabel={t('retry')} />
      )}
      {factor !== undefined && (
        <div className={classes.body}>
          {factor.is_on ? (
            <State since={factor.since} left={factor.recovery_codes_left} />
          ) : (
            <p className={classes.state}>{t('lead')}</p>
          )}
          {factor.is_on ? (
            <>
              <Button size="xs" variant="default" onClick={() => begin('renew')}>
                {t('renew')}
              </Button>
              <Button size="xs" variant="default" onClick={() => begin('off')}>
                {t('turnOff')}
              </Button>
            </>
          ) : (
            <Button size="xs" onClick={() => begin('setup')}>
              {t('turnOn')}
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {task === 'setup' && <SecondFactorSetup {...dialog} />}
        {(task === 'off' || task === 'renew') && <SecondFactorChange kind={task} {...dialog} />}
      </Suspense>
    </Card>
  );
};
