import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SideNotes } from '../../ui/layout/side-notes.tsx';

const NOTES = ['mail', 'atOnce', 'month', 'stays', 'registers'] as const;

export const WhatHappens = () => {
  const { t } = useTranslation('privacy', { keyPrefix: 'next' });
  return (
    <SideNotes
      title={t('title')}
      notes={NOTES.map((note) => ({ title: t(`${note}.title`), content: <p>{t(`${note}.text`)}</p> }))}
    />
  );
};
