import { VisuallyHidden } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SAMPLE_COMPANY } from './sample-company.ts';
import classes from './samples.module.css';

const FOUND = [IconBrandLinkedin, IconBrandFacebook, IconBrandInstagram, IconBrandYoutube];
const MISSING = [IconBrandX, IconBrandTiktok];

export const PresenceSample = () => {
  const { t } = useTranslation('samples');
  return (
    <>
      <VisuallyHidden>{t('presence')}</VisuallyHidden>
      <div className={classes.networks} aria-hidden="true">
        {[...FOUND, ...MISSING].map((Icon, index) => (
          <span key={Icon.displayName ?? index} {...(index >= FOUND.length && { 'data-missing': true })}>
            <Icon size={18} stroke={1.6} />
          </span>
        ))}
      </div>
      <ul className={classes.rows}>
        <li>
          {t('domainSince')}
          <span className={classes.code}>{SAMPLE_COMPANY.domainSince}</span>
        </li>
        <li>
          {t('mailServers')}
          <span className={classes.code}>{t('mailServersValue')}</span>
        </li>
      </ul>
    </>
  );
};
