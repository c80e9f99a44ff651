import { IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './notice-bar.module.css';

type NoticeBarProps = { Icon: TablerIcon; children: ReactNode };

/** Something that keeps the member from working as usual. */
export const AlarmBar = ({ Icon, children }: NoticeBarProps) => (
  <p className={classes.notice} role="status" data-tone="danger">
    <Icon size={16} stroke={1.6} aria-hidden />
    <span>{children}</span>
  </p>
);

/** Notices above every page. */
export const Notices = ({ isDemo, children }: { isDemo: boolean; children?: ReactNode }) => {
  const { t } = useTranslation('frame');
  return (
    <section aria-label={t('notices')}>
      {isDemo && (
        <p className={classes.notice}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden />
          {t('demo')}
        </p>
      )}
      {children}
    </section>
  );
};
