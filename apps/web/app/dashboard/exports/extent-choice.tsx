import type { ExportSubject } from '@firmament/api-contract/calls/exports';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { type Extent, extentsOf } from './export-extent.ts';
import type { Preview } from './exports.queries.ts';
import { OptionList } from './option-list.tsx';

type ExtentChoiceProps = {
  subject: Exclude<ExportSubject['subject'], 'company'>;
  preview: Preview;
  extent: Extent | undefined;
  onChoose(extent: Extent): void;
};

/** All columns, which cost requests, or those of the list. What the quota does not allow is shown with the reason. */
export const ExtentChoice = ({ subject, preview, extent, onChoose }: ExtentChoiceProps) => {
  const { t } = useTranslation('exports');
  const { count } = useFormat();
  const { counted, left, affordable_rows } = preview.requests;
  const allowed = extentsOf(subject, preview);
  const isTooMuch = !allowed.includes('all');
  const shown: Extent[] = isTooMuch ? ['all', ...allowed] : allowed;
  const meaning = (choice: Extent): string => {
    if (choice === 'row') return t(`columns.meaning.${subject}.row`);
    if (choice === 'first') return t('columns.firstMeaning');
    if (!isTooMuch) return t(`columns.meaning.${subject}.all`);
    return t('columns.tooFew', { count: left, counted: count(counted), left: count(left) });
  };
  const options = shown.map((value) => ({
    value,
    name: t(`columns.${value}`, { rows: count(affordable_rows) }),
    meaning: meaning(value),
    isDisabled: !allowed.includes(value),
  }));
  return <OptionList title={t('columns.title')} options={options} chosen={extent} onChoose={onChoose} />;
};
