import type { CSSProperties } from 'react';
import classes from './meter.module.css';

/** More steps than this could not be told apart. */
const MAX_STEPS = 10;

type MeterProps = {
  label: string;
  used: number;
  quota: number;
  /** What a screen reader says instead of a bare percentage. */
  text: string;
  isThin?: boolean;
};

/** How much of a quota is used; a small quota is shown step by step. */
export const Meter = ({ label, used, quota, text, isThin = false }: MeterProps) => {
  const share = quota === 0 ? 1 : Math.min(1, used / quota);
  const steps = quota > 0 && quota <= MAX_STEPS ? quota : 1;
  return (
    <div
      className={classes.meter}
      data-thin={isThin}
      data-full={share >= 1}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={quota}
      aria-valuenow={Math.min(used, quota)}
      aria-valuetext={text}
      style={{ '--steps': steps } as CSSProperties}
    >
      {Array.from({ length: steps }, (_, step) => step).map((step) => {
        const filled = Math.min(1, Math.max(0, share * steps - step));
        return <i key={step} style={{ '--filled': `${filled * 100}%` } as CSSProperties} />;
      })}
    </div>
  );
};
