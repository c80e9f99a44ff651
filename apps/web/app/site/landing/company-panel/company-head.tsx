import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { StatusText } from '../../../ui/facts/status-text.tsx';
import { SAMPLE_IDENTIFIERS } from '../../../ui/samples/fact-samples.tsx';
import { SAMPLE_COMPANY } from '../../../ui/samples/sample-company.ts';
import { SampleIcon } from '../../../ui/samples/sample-icon.tsx';
import classes from './company-head.module.css';

const ACTIONS = ['refresh', 'watch', 'export'] as const;

const IDENTIFIERS = [...SAMPLE_IDENTIFIERS, { name: 'lei', value: SAMPLE_COMPANY.lei }] as const;

/** Name, status and identifiers, with the buttons of the real page as a picture. */
export const CompanyHead = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { t: sample } = useTranslation('samples');
  return (
    <>
      <div className={classes.top}>
        <div>
          <div className="row wrap items-center gap-12 gap-y-8">
            <p className={classes.name}>{SAMPLE_COMPANY.name}</p>
            <StatusText status="active" isBadge>
              {t('active')}
            </StatusText>
          </div>
          <p className={classes.facts}>
            <span>{t('place')}</span>
            <span>{t('founded')}</span>
            <span>{t('industry')}</span>
          </p>
        </div>
        <div className={classes.actions} aria-hidden="true">
          {ACTIONS.map((name) => (
            <span key={name}>
              <SampleIcon name={name} size={16} />
              {t(`window.${name}`)}
            </span>
          ))}
        </div>
      </div>
      <ul className={classes.identifiers}>
        {IDENTIFIERS.map(({ name, value }) => (
          <li key={name}>
            {sample(name)}
            <code>{value}</code>
            <IconCircleCheck size={15} stroke={1.8} aria-hidden data-verified />
            <span className="visually-hidden">{sample('verified')}</span>
            <SampleIcon name="copy" size={15} />
          </li>
        ))}
      </ul>
    </>
  );
};
