import type { MemberRow } from '@firmament/api-contract/calls/desk/members';
import { dayOf } from '@firmament/calendar/day';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { RowLink } from '../../ui/controls/row-link.tsx';
import table from '../../ui/facts/table.module.css';
import { TableHead } from '../../ui/facts/table-head.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { MemberState } from './member-state.tsx';
import classes from './members.module.css';
import { membersQuery } from './members.queries.ts';

const DEBOUNCE_MS = 300;

const Row = ({ member }: { member: MemberRow }) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'columns' });
  const { day } = useDateFormat();
  const { account_id, name, email, plan, created_at } = member;
  return (
    <tr className={classes.row}>
      <td>
        <RowLink className="ink-link weight-600 anywhere" to={`/desk/members/${account_id}`}>
          <bdi>{name}</bdi>
        </RowLink>
        <span className="ink3 anywhere block">{email}</span>
      </td>
      <td data-label={t('ui:plan')}>{plan}</td>
      <td data-label={t('state')}>
        <MemberState member={member} />
      </td>
      <td data-label={t('member:since')}>{day(dayOf(new Date(created_at)))}</td>
    </tr>
  );
};

const MemberTable = ({ members }: { members: readonly MemberRow[] }) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'columns' });
  return (
    <table className={table.table}>
      <TableHead columns={[t('member'), t('ui:plan'), t('state'), t('member:since')]} />
      <tbody>
        {members.map((member) => (
          <Row key={`${member.account_id}-${member.email}`} member={member} />
        ))}
      </tbody>
    </table>
  );
};

/** Finds members; the question is in the address. */
export const FindMembersPage = () => {
  const { t } = useTranslation('deskMembers');
  const { count } = useFormat();
  const [address, setAddress] = useSearchParams();
  const text = address.get('q')?.trim() ?? '';
  const query = useQuery({ ...membersQuery(text), placeholderData: keepPreviousData });
  const ask = useDebouncedCallback((q: string) => setAddress(q === '' ? {} : { q }, { replace: true }), DEBOUNCE_MS);

  const { data } = query;
  const remark = () => {
    if (data === undefined) return undefined;
    if (data.count > data.members.length) {
      return t('find.shown', { shown: count(data.members.length), total: count(data.count) });
    }
    return text === '' ? t('find.newest') : t('find.found', { count: data.count });
  };
  return (
    <>
      <PageHead page="members" lead={t('lead')} />
      <search className={`${classes.find} block mb-12`}>
        <TextInput
          size="sm"
          type="search"
          aria-label={t('find.label')}
          placeholder={t('find.hint')}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          defaultValue={text}
          onChange={({ currentTarget }) => ask(currentTarget.value.trim())}
        />
      </search>
      <Card title={t('find.title')} aside={<span role="status">{remark()}</span>}>
        <Loaded query={query}>
          {({ members }) =>
            members.length === 0 ? (
              <Nothing title={text === '' ? t('find.nobody') : t('find.none', { text })} />
            ) : (
              <MemberTable members={members} />
            )
          }
        </Loaded>
      </Card>
    </>
  );
};
