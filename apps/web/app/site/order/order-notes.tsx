import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SideNotes } from '../../ui/layout/side-notes.tsx';

const NOTES = ['accept', 'pay', 'begin', 'end'] as const;

export const OrderNotes = () => {
  const { t } = useTranslation('order', { keyPrefix: 'next' });
  return (
    <SideNotes
      title={t('title')}
      notes={NOTES.map((note) => ({ title: t(`${note}.title`), content: <p>{t(`${note}.text`)}</p> }))}
    />
  );
};
