import { TextInput } from '@mantine/core';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { DialogButtons } from '../../../ui/controls/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import type { Order } from '../criteria/order.ts';
import type { Indicators, SearchOutline } from '../criteria/search-definition.ts';
import { searchText } from '../criteria/sentences.ts';
import { useSaveSearch } from './saved-searches.queries.ts';

const MAX_NAME_LENGTH = 120;

type SaveDialogProps = { definition: SearchOutline; indicators: Indicators; order: Order; onClose(): void };

/** Asks for the name of a search and suggests its sentences. */
export const SaveDialog = ({ definition, indicators, order, onClose }: SaveDialogProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const save = useSaveSearch();
  const suggestion = searchText(definition, indicators, { t, language });
  const { submission, submit } = useSubmission({
    check: ({ name }) => (name ? undefined : { message: '', fields: { name: t('saved.missing') } }),
    send: async ({ name = '' }) => {
      await save.mutateAsync({ name, entity: definition.entity, performanceIndicators: [...indicators], ...order });
      onClose();
      return '';
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('saved.dialog')} closeLabel={t('member:close')}>
      <form className="stack gap-12 pt-12" noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        <TextInput
          size="xs"
          name="name"
          label={t('saved.name')}
          defaultValue={(suggestion.charAt(0).toLocaleUpperCase() + suggestion.slice(1)).slice(0, MAX_NAME_LENGTH)}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          data-autofocus
          aria-required
          error={submission.fields.name}
        />
        <DialogButtons
          onCancel={onClose}
          confirmLabel={t('member:save')}
          isDisabled={submission.status === 'sending'}
        />
      </form>
    </Dialog>
  );
};
