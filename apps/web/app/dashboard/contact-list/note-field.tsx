import { type Contact, MAX_NOTE_LENGTH } from '@firmament/api-contract/calls/contact-list';
import { Button, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useChangeContact } from './contact-list.queries.ts';
import classes from './contact-row.module.css';

/** The member's note on a contact; a click turns it into a field. */
export const NoteField = ({ contact: { employee_id, fullName, note } }: { contact: Contact }) => {
  const { t } = useTranslation('contactList', { keyPrefix: 'note' });
  const [draft, setDraft] = useState<string | null>(null);
  const change = useChangeContact();
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setDraft(null);
    // Waits until the button has replaced the field.
    setTimeout(() => opener.current?.focus());
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft?.trim() ?? '';
    if (text !== note) change.mutate({ employee_id, note: text }, { onError: () => setDraft(text) });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };

  if (draft === null) {
    return (
      <button
        ref={opener}
        type="button"
        className={`${classes.note} pointer`}
        data-empty={note === ''}
        aria-label={note === '' ? `${t('add')}: ${fullName}` : `${note} (${t('edit', { name: fullName })})`}
        onClick={() => setDraft(note)}
      >
        <IconPencil size={14} stroke={1.7} aria-hidden />
        <span>{note === '' ? t('add') : note}</span>
      </button>
    );
  }
  return (
    <form className="stack gap-8" onSubmit={save}>
      <Textarea
        size="xs"
        rows={3}
        aria-label={t('label', { name: fullName })}
        placeholder={t('placeholder')}
        value={draft}
        maxLength={MAX_NOTE_LENGTH}
        // Appears because its button was pressed, so it may take the focus.
        autoFocus
        onFocus={({ currentTarget: field }) => field.setSelectionRange(field.value.length, field.value.length)}
        onChange={({ currentTarget: { value } }) => setDraft(value)}
        onKeyDown={onKeyDown}
      />
      <div className="row gap-8">
        <Button type="submit" size="xs">
          {t('member:save')}
        </Button>
        <Button size="xs" variant="default" onClick={close}>
          {t('member:cancel')}
        </Button>
      </div>
    </form>
  );
};
