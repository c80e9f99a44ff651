import {
  CONTACT_FORMATS,
  type ExportFormat,
  type ExportSubject,
  TABLE_FORMATS,
} from '@firmament/api-contract/calls/exports';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useQuantityFormat } from '../../lib/format/quantity.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import classes from './export-dialog.module.css';
import { costOf, type Extent, extentsOf, isAboutPeople, requestOf } from './export-extent.ts';
import { ExportPreview } from './export-preview.tsx';
import { previewQuery, type useExport } from './exports.queries.ts';
import { ExtentChoice } from './extent-choice.tsx';

type FormatChoiceProps = { subject: ExportSubject; format: ExportFormat; onChoose(format: ExportFormat): void };

const FormatChoice = ({ subject: { subject }, format, onChoose }: FormatChoiceProps) => {
  const { t } = useTranslation('exports');
  const name = useId();
  const meaning = (choice: ExportFormat): string =>
    subject === 'company' && choice !== 'vcard' ? t(`meaning.company.${choice}`) : t(`meaning.list.${choice}`);
  return (
    <fieldset className={classes.formats}>
      <legend>{t('format')}</legend>
      {(subject === 'contacts' ? CONTACT_FORMATS : TABLE_FORMATS).map((choice) => (
        <label key={choice} className={classes.format}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === format}
            {...(choice === format && { 'data-autofocus': true })}
            onChange={() => onChoose(choice)}
          />
          <span>
            <b>{t(`formats.${choice}`)}</b>
            <span className={classes.meaning}>{meaning(choice)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

type Work = ReturnType<typeof useExport>;

const Running = ({ work: { bytes, stop }, onClose }: { work: Work; onClose(): void }) => {
  const { t } = useTranslation('exports');
  const { bytes: sizeOf } = useQuantityFormat();
  return (
    <div className={classes.running}>
      <p role="status">{t('running')}</p>
      <progress className={classes.bar} aria-label={t('running')} />
      <p className={classes.received}>{t('received', { size: sizeOf(bytes) })}</p>
      <p className={classes.help}>{t('stopHelp')}</p>
      <div className={classes.buttons}>
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
    <form className={classes.form} onSubmit={submit}>
      <FormatChoice subject={subject} format={format} onChoose={setFormat} />
      {subject.subject !== 'company' && preview !== undefined && preview.rows > 0 && (
        <ExtentChoice subject={subject.subject} preview={preview} extent={extent} onChoose={setChosen} />
      )}
      {error !== null && preview === undefined ? (
        <Problem error={error} onRetry={() => refetch()} />
      ) : (
        <ExportPreview preview={preview} extent={extent} />
      )}
      {isAboutPeople(subject.subject, extent) && <p className={classes.help}>{t('legalBasis')}</p>}
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="xs" disabled={!canStart}>
          {t('start')}
        </Button>
      </div>
    </form>
  );
};

type ExportDialogProps = { subject: ExportSubject; work: Work; isOpen: boolean; onClose(): void };

/** Asks for format and columns and shows the cost; then shows the progress. */
export const ExportDialog = ({ subject, work, isOpen, onClose }: ExportDialogProps) => {
  const { t } = useTranslation('exports');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(`title.${subject.subject}`)} closeLabel={t('close')}>
      {work.run.isPending ? (
        <Running work={work} onClose={onClose} />
      ) : (
        <Choice subject={subject} work={work} onClose={onClose} />
      )}
    </Dialog>
  );
};
