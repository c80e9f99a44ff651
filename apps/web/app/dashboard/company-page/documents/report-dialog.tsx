import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import { Button, Modal, Skeleton } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import { reportDay } from '../figures/kpi-figures.ts';
import { documentUrl, fileNameOf } from './document-url.ts';
import classes from './report-dialog.module.css';

/** The heaviest part of the app. The browser's own viewer would need a frame, which our pages do not allow. */
const ReportViewer = lazy(async () => ({ default: (await import('./report-viewer.tsx')).ReportViewer }));

/** Set on <html> while a document is printed instead of the page. */
const MARK = 'data-printing';
const SHEETS = 'printed-sheets';

/** Prints the pages that the viewer has drawn, one image per sheet, and nothing else. */
const printDocument = (pages: HTMLElement): void => {
  const sheets = document.createElement('div');
  sheets.id = SHEETS;
  for (const canvas of pages.querySelectorAll('canvas')) {
    const image = new Image();
    image.src = canvas.toDataURL('image/png');
    sheets.append(image);
  }
  document.body.append(sheets);
  document.documentElement.setAttribute(MARK, 'document');
  const clean = () => {
    document.documentElement.removeAttribute(MARK);
    sheets.remove();
  };
  addEventListener('afterprint', clean, { once: true });
  // Images are not printed before they are decoded.
  void Promise.allSettled([...sheets.querySelectorAll('img')].map((image) => image.decode())).then(() => print());
};

type ReportDialogProps = {
  /** Undefined while the dialog is closed. */
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
      <div className={`${classes.top} row wrap items-center justify-between gap-16 gap-y-8`}>
        <Modal.Title className="text-16 weight-600">
          {t('title')}
          <span className="block text-12 weight-400 ink3">
            {companyName}, {day(reportDay(report.report_date))}
          </span>
        </Modal.Title>
        <div className="row wrap gap-8">
          <Button
            component="a"
            size="xs"
            variant="default"
            href={url}
            download={fileNameOf(companyName, report.report_date)}
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          >
            {t('ui:download')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={pages === null}
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            onClick={() => pages !== null && printDocument(pages)}
          >
            {t('ui:print')}
          </Button>
          <Button size="xs" onClick={onClose}>
            {t('member:close')}
          </Button>
        </div>
      </div>
      <PartBoundary
        fallback={
          <p className={`${classes.problem} stack gap-12`} role="alert">
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

/** Shows a financial report as it was filed. */
export const ReportDialog = ({ report, companyName, onClose }: ReportDialogProps) => (
  <Modal.Root
    opened={report !== undefined}
    onClose={onClose}
    size="60rem"
    yOffset="3vh"
    transitionProps={{ duration: 150 }}
    // Not on Modal.Content itself: Mantine would put the class on the frame around it as well.
    classNames={{ content: classes.dialog ?? '' }}
  >
    <Modal.Overlay />
    <Modal.Content>
      {report !== undefined && <Content report={report} companyName={companyName} onClose={onClose} />}
    </Modal.Content>
  </Modal.Root>
);
