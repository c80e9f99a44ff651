import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MoreLink } from '../../../ui/controls/more-link.tsx';
import { Section, SectionHead } from '../../../ui/layout/section.tsx';
import { LeadSample } from '../../../ui/samples/lead-sample.tsx';
import classes from './success.module.css';

export const Success = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'success' });
  return (
    <Section tone="mist" className={classes.columns ?? ''}>
      <LeadSample />
      <div>
        <SectionHead title={t('title')} lead={t('lead')} />
        <p className="mt-28">
          <MoreLink page="customers">{t('more')}</MoreLink>
        </p>
      </div>
    </Section>
  );
};
