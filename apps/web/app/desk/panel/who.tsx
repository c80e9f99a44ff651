import { Link } from 'react-router';
import { deskMemberPath } from '../../lib/pages/desk-pages.ts';
import classes from './panel.module.css';

type WhoProps = { name: string; detail?: string; accountId: number | null };

/** Whose thing it is; a link where there is an account. */
export const Who = ({ name, detail, accountId }: WhoProps) => (
  <p className={classes.who}>
    {accountId === null ? (
      <b>
        <bdi>{name}</bdi>
      </b>
    ) : (
      <Link to={deskMemberPath(accountId)}>
        <bdi>{name}</bdi>
      </Link>
    )}
    {detail !== undefined && <bdi>{detail}</bdi>}
  </p>
);
