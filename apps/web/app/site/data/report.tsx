import type { DataReport } from '@firmament/api-contract/calls/sources';
import {
  type DATA_CASE_ELEMENTS,
  DATA_REPORT_ID,
  DATA_REPORT_MARK,
  type DataCase,
  type DataKey,
  dataMark,
  dataText,
  isDataCase,
} from '@firmament/api-contract/data-texts';
import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language.ts';

/**
 * What was counted of the data. As with the offer, the build leaves marks in the page, the server fills them in, and
 * hands us the report in a script element. Whoever comes from another page of the site has no such element: then it is
 * asked for.
 */

/** While pages are built. */
const IS_BUILDING = import.meta.env.PROD && typeof document === 'undefined';

/** The content of the script element, as the server wrote it. */
const REPORT_DATA =
  (typeof document === 'undefined' ? undefined : document.getElementById(DATA_REPORT_ID)?.textContent) ??
  DATA_REPORT_MARK;

let known: DataReport | undefined = REPORT_DATA === DATA_REPORT_MARK ? undefined : JSON.parse(REPORT_DATA);

const Report = createContext<DataReport | undefined>(undefined);

type ReportOrWhyNot = { report?: DataReport | undefined; failure?: string };

const useReport = (): ReportOrWhyNot => {
  const [state, setState] = useState<ReportOrWhyNot>({ report: known });
  useEffect(() => {
    if (known) return;
    const asked = new AbortController();
    import('./report-call.ts')
      .then(({ askForReport }) => askForReport(asked.signal))
      .then((answer) => {
        if (asked.signal.aborted) return;
        if (answer.report) known = answer.report;
        setState(answer);
      });
    return () => asked.abort();
  }, []);
  return state;
};

type WithReportProps = {
  /** Shown until the report has come, and why it has not, if it failed. */
  waiting: (failure: string | undefined) => ReactNode;
  children: ReactNode;
};

/** Around the parts of a page that tell what was counted. */
export const WithReport = ({ waiting, children }: WithReportProps) => {
  const { report, failure } = useReport();
  return (
    <Report value={report}>
      {IS_BUILDING || report ? children : waiting(failure)}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which the server escapes */}
      <script id={DATA_REPORT_ID} type="application/json" dangerouslySetInnerHTML={{ __html: REPORT_DATA }} />
    </Report>
  );
};

/** Texts that depend on what was counted. */
export const useDataText = (): ((key: DataKey) => string) => {
  const report = useContext(Report);
  const language = useLanguage();
  return (key) => (report ? dataText(report, key, language) : dataMark(key));
};

type WhenDataProps = {
  is: DataCase;
  as?: (typeof DATA_CASE_ELEMENTS)[number];
  className?: string | undefined;
  style?: object;
  children: ReactNode;
};

/** A part of the page that is there only in this case. The build draws it always; the server leaves it out. */
export const WhenData = ({ is, as = 'data-case', children, ...rest }: WhenDataProps) => {
  const report = useContext(Report);
  if (report && !isDataCase(report, is)) return null;
  // First of its attributes, because the server looks for it there.
  return createElement(as, { 'data-when': is, ...rest }, children);
};
