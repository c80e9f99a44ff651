import { IconShieldLock } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { Frame } from '../../ui/frame/frame.tsx';
import { Notices } from '../../ui/frame/notice-bar.tsx';
import { UserMenu } from '../../ui/frame/user-menu.tsx';
import classes from './desk-frame.module.css';
import { DeskNavigation } from './desk-navigation.tsx';
import { DESK_SHORTCUTS } from './shortcuts.ts';

const UserItems = lazy(async () => ({ default: (await import('../../ui/frame/user-items.tsx')).UserItems }));

/** What it means to work here, always in view. */
const Foot = () => {
  const { t } = useTranslation('desk', { keyPrefix: 'foot' });
  return (
    <div className="text-11 ink3 px-8 pt-12 pb-8 line-top">
      <p className={`${classes.title} size-12 weight-500 ink2`}>{t('title')}</p>
      <p>{t('text')}</p>
    </div>
  );
};

const End = () => {
  const { t } = useTranslation('desk');
  const { fullname } = useMember();
  return (
    <>
      <span className={`${classes.badge} size-12 weight-500 ink2 nowrap inline-row items-center gap-6`}>
        <IconShieldLock size={14} stroke={1.75} aria-hidden />
        {t('operatorsOnly')}
      </span>
      <UserMenu name={fullname} detail={t('role')} items={<UserItems />} />
    </>
  );
};

type DeskFrameProps = { isDemo: boolean; search: ReactNode; children: ReactNode };

/** Everything around a page of the desk. */
export const DeskFrame = ({ isDemo, search, children }: DeskFrameProps) => (
  <Frame
    navigation={DeskNavigation}
    foot={<Foot />}
    search={search}
    end={<End />}
    notices={isDemo && <Notices isDemo />}
    shortcuts={DESK_SHORTCUTS}
  >
    {children}
  </Frame>
);
