import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Section, SectionHead } from '../../ui/layout/section.tsx';
import classes from './mission.module.css';

const IMPACT = ['sources', 'checked', 'traced'] as const;

export const Mission = () => {
  const { t } = useTranslation('solutions', { keyPrefix: 'mission' });
  return (
    <Section tone="mist" className={classes.columns ?? ''}>
      <div>
        <SectionHead title={t('title')} lead={t('lead')} />
      </div>
      <Panel className={classes.impact ?? ''}>
        <h3>{t('impactTitle')}</h3>
        <ul>
          {IMPACT.map((name) => (
            <li key={name}>
              <b className="block title-20 ink">{t(`impact.${name}.figure`)}</b>
              {t(`impact.${name}.text`)}
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
};
