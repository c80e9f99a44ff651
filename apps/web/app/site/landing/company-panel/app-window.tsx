import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Mark } from '../../../ui/brand/logo.tsx';
import { Initials } from '../../../ui/facts/initials.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SampleIcon } from '../../../ui/samples/sample-icon.tsx';
import classes from './app-window.module.css';

const WORK = ['companies', 'people', 'leads', 'contacts', 'watch', 'recent'] as const;
const OWN = ['account', 'billing', 'support'] as const;

/** How much of the month's requests the picture shows as used. */
const USED_PERCENT = 31.6;

const Rail = () => (
  <div className={classes.rail}>
    <Mark />
    {WORK.map((name, index) => (
      <span key={name} {...(index === 0 && { 'data-current': true })}>
        <SampleIcon name={name} size={20} />
      </span>
    ))}
    <hr />
    {OWN.map((name) => (
      <span key={name}>
        <SampleIcon name={name} size={20} />
      </span>
    ))}
  </div>
);

const TopBar = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company.window' });
  return (
    <div className={classes.bar}>
      <span className={classes.search}>
        <SampleIcon name="search" size={18} />
        {t('search')}
        <kbd>{t('shortcut')}</kbd>
      </span>
      <span className={classes.quota}>
        {t('requests')}
        <i>
          <i style={{ width: `${USED_PERCENT}%` }} />
        </i>
      </span>
      <span className="row items-center gap-10 no-phone">
        Professional
        <Initials name="Anna Kern" />
      </span>
    </div>
  );
};

/** The frame of the dashboard around a sample. Only the sample is content; the frame is a picture. */
export const AppWindow = ({ children }: { children: ReactNode }) => (
  <Panel className={classes.window ?? ''}>
    <div aria-hidden="true" className={classes.railPlace}>
      <Rail />
    </div>
    <div className="min-w-0">
      <div aria-hidden="true">
        <TopBar />
      </div>
      <div className={classes.page}>{children}</div>
    </div>
  </Panel>
);
