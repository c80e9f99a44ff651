import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NONE } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import classes from './contact-lines.module.css';

/** Ways to reach a person or company, one per line. */
export const ContactLines = ({ children }: { children: ReactNode }) => <ul>{children}</ul>;

type ContactLineProps = {
  icon: Icon;
  /** The icon's name for screen readers. */
  name: string;
  value: string | null;
  href?: string | undefined;
  isExternal?: boolean | undefined;
  /** Shown if there is no value. */
  why: string;
  /** What a button at the end copies. */
  copied?: string | null;
};

export const ContactLine = ({ icon: Sign, name, value, href, isExternal, why, copied = null }: ContactLineProps) => {
  const { t } = useTranslation('member');
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <li className={classes.line}>
      <Sign size={16} stroke={1.6} role="img" aria-label={name} />
      {value === null ? (
        <span className={`${classes.value} ink3`}>
          {NONE} {why}
        </span>
      ) : (
        <>
          <span className={classes.value}>
            {href === undefined ? (
              value
            ) : (
              <a className="plain-link" href={href} {...target}>
                {value}
              </a>
            )}
          </span>
          {copied !== null && <CopyButton value={copied} label={t('copyValue', { value: copied })} />}
        </>
      )}
    </li>
  );
};
