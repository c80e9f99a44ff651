import { Link } from 'react-router';
import { deskMemberPath } from '../../lib/pages/desk-pages.ts';

type WhoProps = { name: string; detail?: string; accountId: number | null };

/** Whose thing it is; a link where there is an account. */
export const Who = ({ name, detail, accountId }: WhoProps) => (
  <p className="ink3 anywhere row wrap items-baseline gap-8 gap-y-0 px-16 pt-12 pb-8 line-top">
    {accountId === null ? (
      <b className="size-14 weight-600 ink">
        <bdi>{name}</bdi>
      </b>
    ) : (
      <Link className="plain-link link size-14 weight-600" to={deskMemberPath(accountId)}>
        <bdi>{name}</bdi>
      </Link>
    )}
    {detail !== undefined && <bdi>{detail}</bdi>}
  </p>
);
