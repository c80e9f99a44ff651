import type { Company } from '@firmament/api-contract/calls/companies';
import { MAX_EXTRACT_BYTES, type UploadedExtract } from '@firmament/api-contract/calls/extract-uploads';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconDownload, IconExternalLink, IconFileUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { exampleExtractQuery, useUploadExtract } from '../company-page.queries.ts';
import { useFieldName } from '../updates/use-field-name.ts';
import classes from './upload-dialog.module.css';

const PORTAL = `${classes.portal} inline-row items-center gap-4 primary-text`;

/** What an applied extract renewed, each kind of fact once. */
const Renewed = ({ company, uploaded }: { company: Company; uploaded: UploadedExtract }) => {
  const { t } = useTranslation('company', { keyPrefix: 'upload' });
  const nameOf = useFieldName(company);
  const fields = [...new Set(uploaded.changed_fields.map(nameOf))];
  return (
    <div className="beside gap-12 gap-y-8" role="status">
      <IconCircleCheck className="primary-text" size={20} stroke={1.6} aria-hidden />
      <div>
        <p>{uploaded.message}</p>
        {fields.length > 0 && <p className="ink2 mt-6">{t('renewed', { fields: fields.join(', ') })}</p>}
      </div>
    </div>
  );
};

type PickProps = { isBusy: boolean; onPick: (file: File) => void; hasProblem: string | undefined };

/** A field for one file, which may also be dropped on it. */
const Pick = ({ isBusy, onPick, hasProblem }: PickProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'upload' });
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isBusy) onPick(file);
  };
  return (
    <label
      className={`${classes.pick} stack gap-8 ink2 text-center pointer`}
      data-over={isOver}
      data-busy={isBusy}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={24} stroke={1.5} aria-hidden />
      <span>{t(isBusy ? 'working' : 'pick')}</span>
      {isBusy && <span className={classes.bar} aria-hidden />}
      <input
        type="file"
        name="extract"
        accept=".xml,text/xml,application/xml"
        disabled={isBusy}
        aria-describedby={hasProblem}
        aria-invalid={hasProblem !== undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again once it was mended.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </label>
  );
};

/** In the demo: a file to try the upload with, as the portal would hand it out. */
const Example = ({ companyId }: { companyId: number }) => {
  const { t } = useTranslation('company', { keyPrefix: 'upload' });
  const { data } = useQuery(exampleExtractQuery(companyId));
  if (!data) return null;
  const href = `data:text/xml;charset=utf-8,${encodeURIComponent(data.content)}`;
  return (
    <a className={PORTAL} href={href} download={data.file_name}>
      {t('example')}
      <IconDownload size={14} stroke={1.7} aria-hidden />
    </a>
  );
};

type UploadDialogProps = { company: Company; isOpen: boolean; onClose: () => void };

/** Takes the extract that a member has retrieved at the register portal, and says what became of it. */
export const UploadDialog = ({ company, isOpen, onClose }: UploadDialogProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'upload' });
  const problemId = useId();
  const { mutate, reset, isPending, data, error } = useUploadExtract(company.company_id);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const problem = isTooLarge ? t('tooLarge') : error?.message;
  const pick = (file: File) => {
    reset();
    setIsTooLarge(file.size > MAX_EXTRACT_BYTES);
    if (file.size <= MAX_EXTRACT_BYTES) mutate(file);
  };
  const close = () => {
    onClose();
    reset();
    setIsTooLarge(false);
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('title')} closeLabel={t('member:close')}>
      <div className="stack gap-14">
        {data === undefined ? (
          <>
            <p className="ink2">{t('how')}</p>
            {company.register_portal !== null && (
              <a className={PORTAL} href={company.register_portal} target="_blank" rel="noopener noreferrer">
                {t('portal')}
                <IconExternalLink size={14} stroke={1.7} aria-hidden />
              </a>
            )}
            {isOpen && <Example companyId={company.company_id} />}
            <Pick isBusy={isPending} onPick={pick} hasProblem={problem === undefined ? undefined : problemId} />
            <div role="status" className="visually-hidden">
              {isPending ? t('working') : ''}
            </div>
            {problem !== undefined && (
              <p className="beside items-start gap-8 danger" id={problemId} role="alert">
                <IconAlertCircle size={18} stroke={1.6} aria-hidden />
                {problem}
              </p>
            )}
          </>
        ) : (
          <Renewed company={company} uploaded={data} />
        )}
        <div className="row justify-end">
          <Button size="sm" variant="default" onClick={close}>
            {t(data === undefined ? 'member:cancel' : 'member:close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
