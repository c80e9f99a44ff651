import { useTranslation } from '../../../lib/i18n/i18n.ts';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import classes from './report-dialog.module.css';

// From our own origin: the Content-Security-Policy allows no other.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** The Content-Security-Policy refuses eval; fonts are drawn without it. */
const OPTIONS = { isEvalSupported: false };

/** Widths of a page in pixels; the narrower ones fit a phone. */
const WIDTHS = [280, 400, 520, 640, 800, 960, 1280] as const;
const ROOM_AROUND_PAGE = 32;

const widestThatFits = (room: number): number => {
  const index = WIDTHS.findLastIndex((width) => width <= room - ROOM_AROUND_PAGE);
  return Math.max(0, index);
};

type ReportViewerProps = {
  url: string;
  /** Called with the element once all pages are drawn, and with null while they are drawn again. */
  onPages: (pages: HTMLElement | null) => void;
};

/** All pages of a PDF in one column, with the text that screen readers and find-in-page need. */
export const ReportViewer = ({ url, onPages }: ReportViewerProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'report' });
  const [pageCount, setPageCount] = useState(0);
  const [drawn, setDrawn] = useState(0);
  const [size, setSize] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const [place, setPlace] = useState<HTMLElement | null>(null);

  const fitted = size ?? widestThatFits(place?.clientWidth ?? 0);
  const width = WIDTHS[fitted] ?? WIDTHS[0];
  const onDrawn = () => {
    setDrawn(drawn + 1);
    if (drawn + 1 >= pageCount) onPages(place);
  };
  const resize = (by: number) => {
    setDrawn(0);
    onPages(null);
    setSize(fitted + by);
  };

  const loading = <Skeleton className={classes.loading ?? ''} role="status" aria-label={t('loading')} />;
  return (
    <>
      <div className={`${classes.tools} row items-center gap-6 size-12 ink3`}>
        <span className="numeric mr-auto">{pageCount > 0 && t('page', { page: 1, pages: pageCount })}</span>
        <ActionIcon
          variant="default"
          size={28}
          aria-label={t('zoomOut')}
          disabled={fitted === 0}
          onClick={() => resize(-1)}
        >
          <IconZoomOut size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={28}
          aria-label={t('zoomIn')}
          disabled={fitted === WIDTHS.length - 1}
          onClick={() => resize(1)}
        >
          <IconZoomIn size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <section className={classes.pages} ref={setPlace} tabIndex={0} aria-label={t('content')}>
        <Document
          key={attempt}
          file={url}
          options={OPTIONS}
          loading={loading}
          error={
            <div className={`${classes.problem} stack gap-12`} role="alert">
              <p>{t('failed')}</p>
              <Button size="xs" variant="default" onClick={() => setAttempt(attempt + 1)}>
                {t('ui:retry')}
              </Button>
            </div>
          }
          onLoadSuccess={({ numPages }) => setPageCount(numPages)}
        >
          {place !== null &&
            Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
              <Page
                key={page}
                className={classes.page ?? ''}
                pageNumber={page}
                width={width}
                loading={loading}
                onRenderSuccess={onDrawn}
              />
            ))}
        </Document>
      </section>
    </>
  );
};
