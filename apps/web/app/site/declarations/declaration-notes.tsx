import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SideNotes } from '../../ui/layout/side-notes.tsx';

const NOTES = ['first', 'second', 'third'] as const;

export const DeclarationNotes = ({ what }: { what: 'cancel' | 'withdraw' }) => {
  const { t } = useTranslation('declaration');
  return (
    <SideNotes
      title={t(`${what}.notes.title`)}
      notes={NOTES.map((note) => ({
        title: t(`${what}.notes.${note}.title`),
        content: <p>{t(`${what}.notes.${note}.text`)}</p>,
      }))}
    />
  );
};
