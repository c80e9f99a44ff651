import classes from './page-lead.module.css';

/** One sentence below the title that says what a page is for. */
export const PageLead = ({ children }: { children: string }) => <p className={`${classes.lead} ink3`}>{children}</p>;
