import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { Section, SectionHead } from '../../ui/layout/section.tsx';
import classes from './questions.module.css';

export const QUESTIONS = ['renew', 'usedUp', 'accounts', 'change', 'card'] as const;

export const Questions = () => {
  const { t } = useTranslation('pricing', { keyPrefix: 'questions' });
  const contact = pathOf('contact');
  const invitation = contact !== undefined && (
    <>
      {t('notAnswered')}{' '}
      <SiteLink className="link" to={contact}>
        {t('ui:writeToUs')}
      </SiteLink>
      .
    </>
  );
  return (
    <Section className={classes.columns ?? ''}>
      <div>
        <SectionHead title={t('title')} lead={invitation} />
      </div>
      <div className={classes.list}>
        {QUESTIONS.map((question, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {t(`${question}.question`)}
              <IconPlus size={20} stroke={1.6} aria-hidden />
            </summary>
            <p>{t(`${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
};
