import type { getKeptDocuments } from '@firmament/api-contract/calls/billing';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPath } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { MailedLink } from '../../ui/feedback/mailed-link.tsx';
import { type Kept, KeptDocuments } from './kept-documents.tsx';

/** The target of the link in the last mail of a deleted account. */
export const DocumentsPage = () => {
  const { t } = useTranslation('keptDocuments');
  const [search] = useSearchParams();
  const [kept, setKept] = useState<Kept>();
  const read = async (token: string) => {
    setKept({
      ...(await readPath<typeof getKeptDocuments>('/api/documents', { token })),
      urlOf: (document) => `/api/documents/${document}?${new URLSearchParams({ token })}`,
    });
    return '';
  };
  if (kept !== undefined) return <KeptDocuments kept={kept} />;
  return (
    <MailedLink
      heading={t('heading')}
      token={search.get('token')}
      nothing={t('nothing')}
      noScript={t('ui:noScriptReply')}
      answers={[{ label: t('ui:retry'), act: read }]}
      unknown={t('unknown')}
    />
  );
};
