import type { Contact } from '@firmament/api-contract/calls/contact-list';
import { ActionIcon, Button, Skeleton, TextInput } from '@mantine/core';
import { IconAddressBook, IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { contactsQuery } from './contact-list.queries.ts';
import classes from './contact-list-page.module.css';
import { ContactRow } from './contact-row.tsx';
import { filterContacts, tagsOf } from './filter-contacts.ts';

const Empty = () => {
  const { t } = useTranslation('contactList', { keyPrefix: 'empty' });
  const [leads, employees] = [dashboardPathOf('leadlist'), dashboardPathOf('employees')];
  return (
    <div className={classes.empty}>
      <IconAddressBook size={32} stroke={1.4} aria-hidden />
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={classes.buttons}>
        {leads !== undefined && (
          <Button component={Link} to={leads} size="xs">
            {t('leads')}
          </Button>
        )}
        {employees !== undefined && (
          <Button component={Link} to={employees} size="xs" variant="default">
            {t('employees')}
          </Button>
        )}
      </div>
    </div>
  );
};

type TagChoiceProps = { tags: readonly string[]; chosen: string | null; onChoose(tag: string | null): void };

const TagChoice = ({ tags, chosen, onChoose }: TagChoiceProps) => {
  const { t } = useTranslation('contactList');
  if (tags.length === 0) return null;
  return (
    <fieldset className={classes.tags}>
      <legend>{t('tags')}</legend>
      {[null, ...tags].map((tag) => (
        <button key={tag ?? ''} type="button" aria-pressed={tag === chosen} onClick={() => onChoose(tag)}>
          {tag ?? t('allTags')}
        </button>
      ))}
    </fieldset>
  );
};

const ContactList = ({ contacts }: { contacts: readonly Contact[] }) => {
  const { t } = useTranslation('contactList');
  const [text, setText] = useState('');
  const [wantedTag, setWantedTag] = useState<string | null>(null);
  const tags = tagsOf(contacts);
  // A tag disappears with its last contact.
  const tag = wantedTag !== null && tags.includes(wantedTag) ? wantedTag : null;
  const shown = filterContacts(contacts, text, tag);
  const showAll = () => {
    setText('');
    setWantedTag(null);
  };
  return (
    <section className={classes.list} aria-label={t('title')}>
      <search className={classes.filter}>
        <TextInput
          size="xs"
          aria-label={t('search')}
          placeholder={t('placeholder')}
          value={text}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          rightSection={
            text !== '' && (
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('clear')} onClick={() => setText('')}>
                <IconX size={14} stroke={1.7} aria-hidden />
              </ActionIcon>
            )
          }
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <TagChoice tags={tags} chosen={tag} onChoose={setWantedTag} />
      </search>
      {shown.length === 0 ? (
        <div className={classes.nothing} role="status">
          <p>{t('nothing')}</p>
          <Button size="xs" variant="default" onClick={showAll}>
            {t('showAll')}
          </Button>
        </div>
      ) : (
        <ul>
          {shown.map((contact) => (
            <ContactRow key={contact.employee_id} contact={contact} knownTags={tags} />
          ))}
        </ul>
      )}
    </section>
  );
};

type ContactsPageProps = {
  /** Buttons for the whole list. */
  actions?: ReactNode;
};

export const ContactsPage = ({ actions }: ContactsPageProps) => {
  const { t } = useTranslation('contactList');
  const { count } = useFormat();
  const { data: contacts, error, refetch } = useQuery(contactsQuery);
  const content = () => {
    if (contacts !== undefined) return contacts.length === 0 ? <Empty /> : <ContactList contacts={contacts} />;
    if (error !== null) return <Problem error={error} onRetry={() => refetch()} />;
    return (
      <div className={classes.loading} role="status" aria-label={t('loading')}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={72} radius="lg" />
        ))}
      </div>
    );
  };
  const total = contacts?.length ?? 0;
  return (
    <>
      <PageTitle
        title={t('title')}
        remark={
          contacts !== undefined && <span role="status">{t('count', { count: total, shown: count(total) })}</span>
        }
      >
        {total > 0 && actions}
      </PageTitle>
      {content()}
    </>
  );
};
