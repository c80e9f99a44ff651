import { IconX } from '@tabler/icons-react';
import classes from './value-pill.module.css';

type ValuePillProps = {
  text: string;
  removeLabel: string;
  /** Gives the button more room on a phone. */
  isRoomy?: boolean;
  onRemove(): void;
};

/** A value of a search, with a button that takes it away. */
export const ValuePill = ({ text, removeLabel, isRoomy = false, onRemove }: ValuePillProps) => (
  <span className={`${classes.pill} text-12 weight-500 primary-text anywhere min-h-24 inline-row items-center gap-2`}>
    {text}
    <button
      className={`${classes.remove} flex-none icon-button`}
      type="button"
      data-roomy={isRoomy}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      <IconX size={14} stroke={2} aria-hidden />
    </button>
  </span>
);
