import {
  addContact,
  type Contact,
  changeContact,
  getContactList,
  removeContact,
} from '@firmament/api-contract/calls/contact-list';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useReadMemberAgain } from '../../lib/member/member.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async ({ signal }) => (await callApi(getContactList, { query: {} }, { signal })).contacts,
});

/** Changes are shown at once and sent one after the other: a tag that arrives after its contact was removed is lost. */
const IN_TURN = { id: 'contacts' };

/** Shows a change at once, then reloads what the server has. */
const useContactCache = () => {
  const queryClient = useQueryClient();
  const { queryKey } = contactsQuery;
  return {
    change: async (to: (contacts: Contact[]) => Contact[]) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (contacts) => contacts && to(contacts));
    },
    reload: () => queryClient.invalidateQueries({ queryKey }),
  };
};

type NewContact = Pick<Contact, 'employee_id'> & Partial<Pick<Contact, 'note' | 'tags' | 'added_at'>>;

export const useAddContact = () => {
  const { t } = useTranslation('contactList');
  const { reload } = useContactCache();
  const readMemberAgain = useReadMemberAgain();
  return useMutation({
    scope: IN_TURN,
    mutationFn: (contact: NewContact) => callApi(addContact, { body: contact }),
    onSuccess: () => {
      showToast(t('added'));
      // It may have counted as a request, and the frame shows the count.
      readMemberAgain();
    },
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};

/**
 * Removes at once; for some seconds the toast offers to put the contact back as it was, with note, tags and day. A person
 * who objected cannot be added again.
 */
export const useRemoveContact = () => {
  const { t } = useTranslation('contactList');
  const { change, reload } = useContactCache();
  const restore = useAddContact();
  return useMutation({
    scope: IN_TURN,
    mutationFn: ({ employee_id }: Contact) => callApi(removeContact, { body: { employee_id } }),
    onMutate: ({ employee_id }) => change((all) => all.filter((contact) => contact.employee_id !== employee_id)),
    onSuccess: (_, { employee_id, fullName, has_objected, is_no_longer_shown, note, tags, added_at }) => {
      const undo = { label: t('member:undo'), run: () => restore.mutate({ employee_id, note, tags, added_at }) };
      showToast(t('removed', { name: fullName }), 'done', has_objected || is_no_longer_shown ? undefined : undo);
    },
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};

type ContactChange = Pick<Contact, 'employee_id'> & Partial<Pick<Contact, 'note' | 'tags'>>;

export const useChangeContact = () => {
  const { change, reload } = useContactCache();
  return useMutation({
    scope: IN_TURN,
    mutationFn: ({ employee_id, ...content }: ContactChange) =>
      callApi(changeContact, { params: { employee_id }, body: content }),
    onMutate: ({ employee_id, ...content }) =>
      change((all) =>
        all.map((contact) => (contact.employee_id === employee_id ? { ...contact, ...content } : contact)),
      ),
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};
