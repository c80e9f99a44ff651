import type { Lead } from '@firmament/api-contract/calls/leads';
import { IconBrandGithub, IconBrandLinkedin, IconBrandX, IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './presence-marks.module.css';

const WAYS = [
  ['linkedin', IconBrandLinkedin],
  ['email', IconMail],
  ['phone', IconPhone],
  ['twitter', IconBrandX],
  ['github', IconBrandGithub],
] as const;

/** Shows which ways to reach a lead are known. */
export const PresenceMarks = ({ lead }: { lead: Lead }) => {
  const { t } = useTranslation('leads');
  return (
    <ul className="row gap-2 mt-6">
      {WAYS.map(([way, Icon]) => {
        const label = t(lead[way] ? 'known' : 'notKnown', { way: t(`ways.${way}`) });
        return (
          <li key={way} className={`${classes.mark} center`} data-known={lead[way]} title={label}>
            <Icon size={15} stroke={1.75} role="img" aria-label={label} />
          </li>
        );
      })}
    </ul>
  );
};
