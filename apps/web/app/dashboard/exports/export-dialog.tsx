import {
  CONTACT_FORMATS,
  type ExportFormat,
  type ExportSubject,
  TABLE_FORMATS,
} from '@firmament/api-contract/calls/exports';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useQuantityFormat } from '../../lib/format/quantity.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { DialogButtons } from '../../ui/controls/dialog-buttons.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import classes from './export-dialog.module.css';
import { costOf, type Extent, extentsOf, isAboutPeople, requestOf } from './export-extent.ts';
import { ExportPreview } from './export-preview.tsx';
import { previewQuery, type useExport } from './exports.queries.ts';
import { ExtentChoice } from './extent-choice.tsx';
import { OptionList } from './option-list.tsx';

type FormatChoiceProps = { subject: ExportSubject; format: ExportFormat; onChoose(format: ExportFormat): void };

const FormatChoice = ({ subject: { subject }, format, onChoose }: FormatChoiceProps) => {
  const { t } = useTranslation('exports');
  const formats: readonly ExportFormat[] = subject === 'contacts' ? CONTACT_FORMATS : TABLE_FORMATS;
  const options = formats.map((value) => ({
    value,
    name: t(`formats.${value}`),
    meaning: subject === 'company' && value !== 'vcard' ? t(`meaning.company.${value}`) : t(`meaning.list.${value}`),
  }));
  return <OptionList title={t('format')} options={options} chosen={format} isFirst onChoose={onChoose} />;
};

type Work = ReturnType<typeof useExport>;

const Running = ({ work: { bytes, stop }, onClose }: { work: Work; onClose(): void }) => {
  const { t } = useTranslation('exports');
  const { bytes: sizeOf } = useQuantityFormat();
  return (
    <div className="stack gap-16">
      <p role="status">{t('running')}</p>
      <progress className={classes.bar} aria-label={t('running')} />
      <p className="text-12 ink2 numeric">{t('received', { size: sizeOf(bytes) })}</p>
      <p className="text-12 ink2">{t('stopHelp')}</p>
      <div className="row wrap justify-end gap-8">
        <Button size="xs" variant="default" onClick={stop}>
          {t('stop')}
        </Button>
        <Button size="xs" onClick={onClose} data-autofocus>
          {t('later')}
        </Button>
      </div>
    </div>
  );
};

const Choice = ({ subject, work, onClose }: { subject: ExportSubject; work: Work; onClose(): void }) => {
  const { t } = useTranslation('exports');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [chosen, setChosen] = useState<Extent>();
  const { data: preview, error, refetch } = useQuery(previewQuery(subject));
  const allowed = preview === undefined ? [] : extentsOf(subject.subject, preview);
  // What costs nothing is the first choice where all columns are too much.
  const extent = allowed.find((one) => one === chosen) ?? (allowed[0] === 'first' ? 'row' : allowed[0]);
  const canStart = preview !== undefined && preview.rows > 0 && preview.exports.left > 0 && extent !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canStart) return;
    work.run.mutate({ format, ...requestOf(subject.subject, extent, costOf(extent, preview)) }, { onSuccess: onClose });
  };
  return (
    <form className="stack gap-16" onSubmit={submit}>
      <FormatChoice subject={subject} format={format} onChoose={setFormat} />
      {subject.subject !== 'company' && preview !== undefined && preview.rows > 0 && (
        <ExtentChoice subject={subject.subject} preview={preview} extent={extent} onChoose={setChosen} />
      )}
      {error !== null && preview === undefined ? (
        <Problem error={error} onRetry={() => refetch()} />
      ) : (
        <ExportPreview preview={preview} extent={extent} />
      )}
      {isAboutPeople(subject.subject, extent) && <p className="text-12 ink2">{t('legalBasis')}</p>}
      <DialogButtons onCancel={onClose} confirmLabel={t('start')} isDisabled={!canStart} />
    </form>
  );
};

type ExportDialogProps = { subject: ExportSubject; work: Work; isOpen: boolean; onClose(): void };

/** Asks for format and columns and shows the cost; then shows the progress. */
export const ExportDialog = ({ subject, work, isOpen, onClose }: ExportDialogProps) => {
  const { t } = useTranslation('exports');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(`title.${subject.subject}`)} closeLabel={t('member:close')}>
      {work.run.isPending ? (
        <Running work={work} onClose={onClose} />
      ) : (
        <Choice subject={subject} work={work} onClose={onClose} />
      )}
    </Dialog>
  );
};
