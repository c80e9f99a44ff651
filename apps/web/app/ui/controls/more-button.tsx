import type { ReactNode } from 'react';
import classes from './more-button.module.css';

type MoreButtonProps = {
  children: ReactNode;
  onClick: () => void;
  /** Its name for screen readers, where its text alone does not say of what there is more. */
  label?: string | undefined;
  isExpanded?: boolean | undefined;
};

/** Under a list of which only the first entries are shown. */
export const MoreButton = ({ children, onClick, label, isExpanded }: MoreButtonProps) => (
  <button className={classes.more} type="button" aria-label={label} aria-expanded={isExpanded} onClick={onClick}>
    {children}
  </button>
);
