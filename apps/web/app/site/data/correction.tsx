import { useTranslation } from '../../lib/i18n/i18n.ts';
import { PageButton } from '../../ui/controls/page-button.tsx';
import { Section } from '../../ui/layout/section.tsx';
import classes from './correction.module.css';

const STEPS = ['tell', 'check', 'change'] as const;

/** How somebody has a mistake put right. */
export const Correction = () => {
  const { t } = useTranslation('data', { keyPrefix: 'correction' });
  return (
    <Section title={t('title')} lead={t('lead')}>
      <ol className={classes.chain}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3 className="title-20">{t(`${step}.title`)}</h3>
            <p className="text-15 ink2 mt-6">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <PageButton page="contact">{t('report')}</PageButton>
        <PageButton page="privacy-request" variant="default">
          {t('object')}
        </PageButton>
      </div>
      <p className={classes.note}>{t('note')}</p>
    </Section>
  );
};
