import { type Contact, MAX_TAG_LENGTH, MAX_TAGS } from '@firmament/api-contract/calls/contact-list';
import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useChangeContact } from './contact-list.queries.ts';
import classes from './contact-row.module.css';

type TagsFieldProps = {
  contact: Contact;
  /** Tags in use, offered as suggestions. */
  known: readonly string[];
};

export const TagsField = ({ contact: { employee_id, fullName, tags }, known }: TagsFieldProps) => {
  const { t } = useTranslation('contactList', { keyPrefix: 'tag' });
  const [draft, setDraft] = useState<string | null>(null);
  const change = useChangeContact();
  const listId = `tags-${employee_id}`;

  const has = (tag: string) => tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = draft?.trim() ?? '';
    if (tag !== '' && !has(tag)) change.mutate({ employee_id, tags: [...tags, tag] });
    // An empty entry closes the field; otherwise it stays open for the next tag.
    setDraft(tag === '' ? null : '');
  };

  return (
    <div className={`${classes.tags} row wrap items-center gap-4`}>
      {tags.map((tag) => (
        <span
          key={tag}
          className={`${classes.tag} text-12 weight-500 anywhere inline-row items-center gap-4 soft-primary`}
        >
          {tag}
          <button
            className="icon-button"
            type="button"
            aria-label={t('remove', { tag })}
            onClick={() => change.mutate({ employee_id, tags: tags.filter((other) => other !== tag) })}
          >
            <IconX size={12} stroke={2} aria-hidden />
          </button>
        </span>
      ))}
      {draft === null && tags.length < MAX_TAGS && (
        <button
          type="button"
          className={`${classes.addTag} text-12 ink3 pointer inline-row items-center gap-4`}
          aria-label={t('addTo', { name: fullName })}
          onClick={() => setDraft('')}
        >
          <IconPlus size={12} stroke={2} aria-hidden />
          {t('add')}
        </button>
      )}
      {draft !== null && tags.length < MAX_TAGS && (
        <form
          className="row gap-4"
          onSubmit={add}
          onKeyDown={({ key }) => key === 'Escape' && setDraft(null)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget) && draft.trim() === '') setDraft(null);
          }}
        >
          <TextInput
            size="xs"
            aria-label={t('label', { name: fullName })}
            value={draft}
            maxLength={MAX_TAG_LENGTH}
            list={listId}
            autoComplete="off"
            // Appears because its button was pressed, so it may take the focus.
            autoFocus
            onChange={({ currentTarget: { value } }) => setDraft(value)}
          />
          <datalist id={listId}>
            {known
              .filter((tag) => !has(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <Button type="submit" size="xs" variant="default">
            {t('save')}
          </Button>
        </form>
      )}
    </div>
  );
};
