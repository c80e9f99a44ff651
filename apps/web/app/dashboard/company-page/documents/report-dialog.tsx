import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import { Button, Modal, Skeleton } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import { reportDay } from '../figures/kpi-figures.ts';
import { documentUrl, fileNameOf } from './document-url.ts';
import { printDocument } from './print-document.ts';
import classes from './report-dialog.module.css';

/** The viewer is the heaviest part of all, and the browser's own would need a frame, which our pages do not allow. */
const ReportViewer = lazy(async () => ({ default: (await import('./report-viewer.tsx')).ReportViewer }));

type ReportDialogProps = {
  /** Nothing while the dialog is closed. */
  report: FinancialReport | undefined;
  companyName: string;
  onClose: () => void;
};

const Content = ({ report, companyName, onClose }: ReportDialogProps & { report: FinancialReport }) => {
  const { t } = useTranslation('company', { keyPrefix: 'report' });
  const { day } = useDateFormat();
  const language = useLanguage();
  const [pages, setPages] = useState<HTMLElement | null>(null);
  const url = documentUrl('financial_report', report.report_id, language);
  return (
    <>
      <div className={classes.top}>
        <Modal.Title className={classes.title ?? ''}>
          {t('title')}
          <span>
            {companyName}, {day(reportDay(report.report_date))}
          </span>
        </Modal.Title>
        <div className={classes.actions}>
          <Button
            component="a"
            size="xs"
            variant="default"
            href={url}
            download={fileNameOf(companyName, report.report_date)}
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          >
            {t('download')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={pages === null}
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            onClick={() => pages !== null && printDocument(pages)}
          >
            {t('print')}
          </Button>
          <Button size="xs" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
      <PartBoundary
        fallback={
          <p className={classes.problem} role="alert">
            {t('failed')}
          </p>
        }
      >
        <Suspense fallback={<Skeleton className={classes.loading ?? ''} role="status" aria-label={t('loading')} />}>
          <ReportViewer url={url} onPages={setPages} />
        </Suspense>
      </PartBoundary>
    </>
  );
};

/** A financial report as it was filed, above the page. */
export const ReportDialog = ({ report, companyName, onClose }: ReportDialogProps) => (
  <Modal.Root
    opened={report !== undefined}
    onClose={onClose}
    size="60rem"
    yOffset="3vh"
    transitionProps={{ duration: 150 }}
    // Not on the content itself: Mantine would hand the class to its frame as well.
    classNames={{ content: classes.dialog ?? '' }}
  >
    <Modal.Overlay />
    <Modal.Content>
      {report !== undefined && <Content report={report} companyName={companyName} onClose={onClose} />}
    </Modal.Content>
  </Modal.Root>
);
