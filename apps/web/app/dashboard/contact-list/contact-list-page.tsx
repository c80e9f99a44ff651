import type { Contact } from '@firmament/api-contract/calls/contact-list';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconAddressBook, IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { EmptyList } from '../../ui/feedback/empty-list.tsx';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { contactsQuery } from './contact-list.queries.ts';
import classes from './contact-list-page.module.css';
import { ContactRow } from './contact-row.tsx';
import { filterContacts, tagsOf } from './filter-contacts.ts';

const Empty = () => {
  const { t } = useTranslation('contactList', { keyPrefix: 'empty' });
  return (
    <EmptyList
      Icon={IconAddressBook}
      title={t('title')}
      text={t('text')}
      measure={28}
      ways={[
        { path: dashboardPathOf('leadlist'), name: t('leads') },
        { path: dashboardPathOf('employees'), name: t('employees') },
      ]}
    />
  );
};

type TagChoiceProps = { tags: readonly string[]; chosen: string | null; onChoose(tag: string | null): void };

const TagChoice = ({ tags, chosen, onChoose }: TagChoiceProps) => {
  const { t } = useTranslation('contactList');
  if (tags.length === 0) return null;
  return (
    <fieldset className={`${classes.tags} bare row wrap items-center gap-4`}>
      <legend className="size-12 ink3">{t('tags')}</legend>
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
    <section className="box clip min-w-0" aria-label={t('title')}>
      <search className="stack gap-8 px-16 py-12">
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
        <div className={`${classes.nothing} ink2 stack justify-items-start gap-10 px-16 line-top`} role="status">
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
  const query = useQuery(contactsQuery);
  const { data: contacts } = query;
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
      <Loaded query={query} loading={<Outline rows={4} height={72} />}>
        {(all) => (all.length === 0 ? <Empty /> : <ContactList contacts={all} />)}
      </Loaded>
    </>
  );
};
