import type { ReactNode } from 'react';
import classes from './page-lead.module.css';

/** One sentence below the title that says what a page is for. */
export const PageLead = ({ children }: { children: ReactNode }) => <p className={classes.lead}>{children}</p>;
