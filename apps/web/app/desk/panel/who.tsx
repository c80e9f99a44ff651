import { Link } from 'react-router';
import { deskMemberPath } from '../../lib/pages/desk-pages.ts';
import classes from './panel.module.css';

type WhoProps = { name: string; detail?: string; accountId: number | null };

/** Whose thing it is; a link where there is an account. */
export const Who = ({ name, detail, accountId }: WhoProps) => (
  <p className={classes.who}>
    {accountId === null ? <b>{name}</b> : <Link to={deskMemberPath(accountId)}>{name}</Link>}
    {detail !== undefined && <span>{detail}</span>}
  </p>
);
