import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { DeskPageId } from '../../lib/pages/desk-pages.ts';
import { PageLead } from '../../ui/layout/page-lead.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

type PageHeadProps = { page: DeskPageId; remark?: ReactNode; lead?: string };

/** The name of a page and one sentence that says what it is for. */
export const PageHead = ({ page, remark, lead }: PageHeadProps) => {
  const { t } = useTranslation('desk', { keyPrefix: 'pages' });
  return (
    <>
      <PageTitle title={t(page)} remark={remark} />
      {lead !== undefined && <PageLead>{lead}</PageLead>}
    </>
  );
};
