import { Button } from '@mantine/core';
import { IconCheck, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import classes from './add-contact-button.module.css';
import { contactsQuery, useAddContact } from './contact-list.queries.ts';

type AddContactButtonProps = {
  employeeId: string;
  name: string;
  isContact: boolean;
  onAdded?: () => void;
};

/** Adds a person to the contact list; for a contact, links to the list instead. */
export const AddContactButton = ({ employeeId, name, isContact, onAdded }: AddContactButtonProps) => {
  const { t } = useTranslation('contactList');
  const add = useAddContact();
  const mark = useRef<HTMLAnchorElement>(null);
  const hasAdded = add.isSuccess || (add.error instanceof ApiError && add.error.code === 'conflict');
  const isIn = isContact || hasAdded;

  // The focused button is gone, so the link in its place takes the focus.
  useEffect(() => {
    if (hasAdded && (document.activeElement === null || document.activeElement === document.body)) {
      mark.current?.focus();
    }
  }, [hasAdded]);

  if (isIn) {
    return (
      <Link
        className={`${classes.mark} weight-600 positive-text inline-row items-center gap-6`}
        ref={mark}
        to={dashboardPathOf('contacts') ?? ''}
      >
        <IconCheck size={14} stroke={2} aria-hidden />
        {t('inContacts')}
      </Link>
    );
  }
  const start = () => add.mutate({ employee_id: employeeId }, { onSuccess: () => onAdded?.() });
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconUserPlus size={14} stroke={1.75} aria-hidden />}
      aria-label={t('addNamed', { name })}
      disabled={add.isPending}
      onClick={start}
    >
      {t(add.isPending ? 'adding' : 'add')}
    </Button>
  );
};

/** The same, but first looks up whether the person is a contact. */
export const PersonContactButton = ({ employeeId, name }: Pick<AddContactButtonProps, 'employeeId' | 'name'>) => {
  const { data: isContact, isPending } = useQuery({
    ...contactsQuery,
    select: (contacts) => contacts.some(({ employee_id }) => employee_id === employeeId),
  });
  // Shown before the answer, the button would jump. If the lookup fails, adding reports an existing contact.
  if (isPending) return null;
  return <AddContactButton employeeId={employeeId} name={name} isContact={isContact ?? false} />;
};
