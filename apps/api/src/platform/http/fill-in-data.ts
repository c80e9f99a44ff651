import type { DataReport } from '@firmament/api-contract/calls/sources';
import {
  DATA_CASE_ELEMENTS,
  DATA_MARK,
  DATA_REPORT_MARK,
  dataText,
  isDataCase,
} from '@firmament/api-contract/data-texts';
import type { Language } from '@firmament/api-contract/language';
import { escapeHtml, escapeJson, LEFT_OUT } from './escape.ts';

const CASE = new RegExp(`(<(${DATA_CASE_ELEMENTS.join('|')}) data-when="([^"]*)"[^>]*>)([\\s\\S]*?)(</\\2>)`, 'g');

/** Fills the marks of a built page about the data. Its own parts may lie in one another, so they are done inside out. */
export const fillInData = (html: string, report: DataReport, language: Language): string =>
  withoutCases(html, report)
    .replaceAll(DATA_REPORT_MARK, () => escapeJson(report))
    .replace(DATA_MARK, (_, key: string) => escapeHtml(dataText(report, key, language)));

const withoutCases = (html: string, report: DataReport): string =>
  html.replace(CASE, (_, open: string, __, what: string, inside: string, close: string) =>
    isDataCase(report, what) ? open + withoutCases(inside, report) + close : LEFT_OUT,
  );
