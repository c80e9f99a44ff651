import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './state-mark.module.css';

const ICONS = { ok: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX };

type StateMarkProps = { state: 'ok' | 'warn' | 'bad'; children?: ReactNode };

/** How something is: an icon and a word, or what stands in its place. */
export const StateMark = ({ state, children }: StateMarkProps) => {
  const { t } = useTranslation('deskParts', { keyPrefix: 'state' });
  const Icon = ICONS[state];
  const hasOwnWords = children !== undefined;
  return (
    <span className={classes.mark} data-state={state}>
      <Icon
        size={15}
        stroke={1.75}
        {...(hasOwnWords ? { role: 'img', 'aria-label': t(state) } : { 'aria-hidden': true })}
      />
      <span>{children ?? t(state)}</span>
    </span>
  );
};
