import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SampleIcon } from './sample-icon.tsx';
import classes from './samples.module.css';

const FOUND = ['linkedin', 'facebook', 'instagram', 'youtube'] as const;
const MISSING = ['x', 'tiktok'] as const;

export const PresenceSample = () => {
  const { t } = useTranslation('samples');
  return (
    <>
      <span className="visually-hidden">{t('presence')}</span>
      <div className={classes.networks} aria-hidden="true">
        {[...FOUND, ...MISSING].map((name, index) => (
          <span key={name} {...(index >= FOUND.length && { 'data-missing': true })}>
            <SampleIcon name={name} size={18} />
          </span>
        ))}
      </div>
      <ul className={classes.rows}>
        <li>
          {t('domainSince')}
          <span>{t('domainSinceValue')}</span>
        </li>
        <li>
          {t('mailServers')}
          <span className={classes.code}>{t('mailServersValue')}</span>
        </li>
      </ul>
    </>
  );
};
