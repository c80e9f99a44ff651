import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NONE } from '../../lib/format/format-date.ts';
import classes from './contact-lines.module.css';

/** Ways to reach a person or company, one per line. */
export const ContactLines = ({ children }: { children: ReactNode }) => <ul className={classes.lines}>{children}</ul>;

type ContactLineProps = {
  icon: Icon;
  /** The icon's name for screen readers. */
  name: string;
  value: string | null;
  href?: string | undefined;
  isExternal?: boolean;
  /** Shown if there is no value. */
  why: string;
  /** A button at the end. */
  action?: ReactNode;
};

export const ContactLine = ({ icon: Sign, name, value, href, isExternal = false, why, action }: ContactLineProps) => {
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <li className={classes.line}>
      <Sign size={16} stroke={1.6} role="img" aria-label={name} />
      {value === null ? (
        <span className={classes.none}>
          {NONE} {why}
        </span>
      ) : (
        <>
          <span className={classes.value}>
            {href === undefined ? (
              value
            ) : (
              <a href={href} {...target}>
                {value}
              </a>
            )}
          </span>
          {action}
        </>
      )}
    </li>
  );
};
