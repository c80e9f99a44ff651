import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MoreLink } from '../../../ui/controls/more-link.tsx';
import { Section, SectionHead } from '../../../ui/layout/section.tsx';
import { Disc } from './disc.tsx';
import classes from './workflow.module.css';

const STEPS = [
  { at: '09:02', what: 'solar', left: 12_480 },
  { at: '09:04', what: 'near', left: 214 },
  { at: '09:07', what: 'revenue', left: 31 },
  { at: '09:11', what: 'staff', left: 12 },
  { at: '09:15', what: 'export' },
] as const;

export const Workflow = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'workflow' });
  const format = useFormat();
  return (
    <Section className={classes.columns ?? ''}>
      <div>
        <SectionHead title={t('title')} lead={t('lead')} />
        <ol className={classes.log}>
          {STEPS.map((step) => (
            <li key={step.what}>
              <time className="size-13 ink3 mono">{step.at}</time>
              {t(step.what)}
              <b>
                {step.what !== 'solar' && step.what !== 'export' && <i data-kind={step.what} />}
                {'left' in step ? format.count(step.left) : t('done')}
              </b>
            </li>
          ))}
        </ol>
        <MoreLink page="solutions">{t('more')}</MoreLink>
      </div>
      <div>
        <Disc label={t('disc')} />
        <p className="text-13 ink3 text-right">{t('demo')}</p>
      </div>
    </Section>
  );
};
