import type { Passkey } from '@firmament/api-contract/calls/second-factor';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDeviceMobile, IconFingerprint, IconLifebuoy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { canUsePasskeys } from '../../../lib/member/passkeys.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { secondFactorQuery } from '../settings.queries.ts';
import classes from './second-factor.module.css';
import type { Change } from './second-factor-change.tsx';

/** Rarely needed, and the first brings the QR code library along. */
const SecondFactorSetup = lazy(async () => ({
  default: (await import('./second-factor-setup.tsx')).SecondFactorSetup,
}));
const PasskeySetup = lazy(async () => ({ default: (await import('./passkey-setup.tsx')).PasskeySetup }));
const PasskeyRename = lazy(async () => ({ default: (await import('./passkey-rename.tsx')).PasskeyRename }));
const SecondFactorChange = lazy(async () => ({
  default: (await import('./second-factor-change.tsx')).SecondFactorChange,
}));

/** With so few codes left, the card warns. */
const FEW = 3;

type Task = { kind: 'setup' | 'add' } | { kind: 'rename'; passkey: Passkey } | Change;

type WayProps = { Icon: typeof IconCheck; name: string; remark: ReactNode; actions: ReactNode; children?: ReactNode };

/** One thing that a sign-in may ask for, or accept instead. */
const Way = ({ Icon, name, remark, actions, children }: WayProps) => (
  <li className={`${classes.way} py-12 line-top`}>
    <Icon className="ink3" size={20} stroke={1.6} aria-hidden />
    <div className="anywhere min-w-0">
      <h3 className="text-13 weight-600">{name}</h3>
      <p className="text-12 ink3">{remark}</p>
    </div>
    <div className={`${classes.tasks} row wrap gap-8`}>{actions}</div>
    {children}
  </li>
);

type PasskeyRowProps = { passkey: Passkey; onTask(task: Task): void };

const PasskeyRow = ({ passkey, onTask }: PasskeyRowProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor.passkeys' });
  const { moment } = useDateFormat();
  const { name, is_synced, created_at, last_used_at } = passkey;
  return (
    <li className="row wrap items-center justify-between gap-12 gap-y-8 py-8 line-top">
      <div className="anywhere min-w-0">
        <b className="weight-500">{name}</b>
        <p className="text-12 ink3 row wrap gap-16 gap-y-0">
          <span>{t('added', { moment: moment(created_at) })}</span>
          <span>{last_used_at === null ? t('unused') : t('used', { moment: moment(last_used_at) })}</span>
          <span>{is_synced ? t('synced') : t('oneDevice')}</span>
        </p>
      </div>
      <div className="row wrap gap-8">
        <Button
          size="xs"
          variant="default"
          aria-label={t('renameNamed', { name })}
          onClick={() => onTask({ kind: 'rename', passkey })}
        >
          {t('rename')}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={t('removeNamed', { name })}
          onClick={() => onTask({ kind: 'remove', passkey })}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
};

type CodesRemarkProps = { left: number; hasShort: boolean };

const CodesRemark = ({ left, hasShort }: CodesRemarkProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const warning = left <= FEW ? t('few') : hasShort ? t('short') : undefined;
  return (
    <span className={warning === undefined ? undefined : 'danger'}>
      {warning !== undefined && <IconAlertTriangle className={classes.sign ?? ''} size={14} stroke={1.8} aria-hidden />}
      {t('left', { count: left })}
      {warning !== undefined && `. ${warning}`}
    </span>
  );
};

/** What is asked for at sign-in besides the password, with buttons to change it. */
export const SecondFactorCard = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { moment } = useDateFormat();
  const query = useQuery(secondFactorQuery);
  const factor = query.data;
  const [task, setTask] = useState<Task>();
  const [isOpen, setIsOpen] = useState(false);
  const begin = (next: Task) => {
    setTask(next);
    setIsOpen(true);
  };
  const dialog = { isOpen, onClose: () => setIsOpen(false) };
  const factors = factor === undefined ? 0 : factor.passkeys.length + (factor.app_since === null ? 0 : 1);
  return (
    <Card
      title={t('title')}
      id="two-step-sign-in"
      aside={
        factor !== undefined && (
          <span
            className={`${classes.badge} weight-500 inline-row items-center gap-4 ${factor.is_on ? 'soft-positive' : 'soft'}`}
          >
            {factor.is_on && <IconCheck size={14} stroke={2} aria-hidden />}
            {factor.is_on ? t('on') : t('off')}
          </span>
        )
      }
    >
      <Loaded query={query}>
        {(factor) => (
          <div className="stack gap-12 px-16 pb-8">
            <p className={`${classes.state} ink2`}>{factor.is_on ? t('leadOn') : t('lead')}</p>
            <ul>
              <Way
                Icon={IconDeviceMobile}
                name={t('app')}
                remark={factor.app_since === null ? t('appWhat') : t('since', { moment: moment(factor.app_since) })}
                actions={
                  factor.app_since === null ? (
                    <Button
                      size="xs"
                      {...(factor.is_on && { variant: 'default' })}
                      onClick={() => begin({ kind: 'setup' })}
                    >
                      {t('turnOn')}
                    </Button>
                  ) : (
                    <Button size="xs" variant="default" onClick={() => begin({ kind: 'off' })}>
                      {t('turnOff')}
                    </Button>
                  )
                }
              />
              <Way
                Icon={IconFingerprint}
                name={t('passkeys.title')}
                remark={canUsePasskeys() ? t('passkeys.what') : t('passkeys.unavailable')}
                actions={
                  canUsePasskeys() && (
                    <Button size="xs" variant="default" onClick={() => begin({ kind: 'add' })}>
                      {t('passkeys.add')}
                    </Button>
                  )
                }
              >
                {factor.passkeys.length > 0 && (
                  <ul className={classes.passkeys}>
                    {factor.passkeys.map((passkey) => (
                      <PasskeyRow key={passkey.passkey_id} passkey={passkey} onTask={begin} />
                    ))}
                  </ul>
                )}
              </Way>
              {factor.is_on && (
                <Way
                  Icon={IconLifebuoy}
                  name={t('recovery')}
                  remark={<CodesRemark left={factor.recovery_codes_left} hasShort={factor.has_short_codes} />}
                  actions={
                    <Button size="xs" variant="default" onClick={() => begin({ kind: 'renew' })}>
                      {t('renew')}
                    </Button>
                  }
                />
              )}
            </ul>
          </div>
        )}
      </Loaded>
      <Suspense fallback={null}>
        {task?.kind === 'setup' && <SecondFactorSetup {...dialog} />}
        {task?.kind === 'add' && <PasskeySetup {...dialog} />}
        {task?.kind === 'rename' && <PasskeyRename passkey={task.passkey} {...dialog} />}
        {(task?.kind === 'off' || task?.kind === 'renew' || task?.kind === 'remove') && (
          <SecondFactorChange change={task} isLast={factors === 1} {...dialog} />
        )}
      </Suspense>
    </Card>
  );
};
