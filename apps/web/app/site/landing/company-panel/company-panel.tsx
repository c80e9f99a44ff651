import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Section } from '../../../ui/layout/section.tsx';
import { SAMPLE_COMPANY } from '../../../ui/samples/sample-company.ts';
import { AppWindow } from './app-window.tsx';
import { CompanyHead } from './company-head.tsx';
import classes from './company-panel.module.css';
import { ContactCard } from './contact-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { PeopleCard } from './people-card.tsx';

/** What a member sees of a company, with demo figures. */
export const CompanyPanel = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { t: sample } = useTranslation('samples');
  return (
    <Section title={t('title')} lead={t('lead')}>
      <AppWindow>
        <CompanyHead />
        <div className={classes.cards}>
          <FiguresCard />
          <div className={classes.side}>
            <ContactCard />
            <PeopleCard />
          </div>
        </div>
      </AppWindow>
      <p className="text-13 ink3 mt-16">{sample('demo', { company: SAMPLE_COMPANY.name })}</p>
    </Section>
  );
};
