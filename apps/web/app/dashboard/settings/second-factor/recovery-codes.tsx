import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useMember } from '../../../lib/member/member.ts';
import { usePrintInLight } from '../../../ui/drawing/use-print-in-light.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import classes from './second-factor.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shown once: not even we can show them again. So they can be copied, downloaded or printed. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { email } = useMember();
  const { moment } = useDateFormat();
  const [madeAt] = useState(() => new Date().toISOString());
  const [isKept, setIsKept] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  usePrintInLight();

  // The form that had the focus is gone, so the text above the codes takes it.
  useEffect(() => lead.current?.focus(), []);

  const heading = t('codes.heading', { email });
  const made = t('codes.made', { moment: moment(madeAt) });
  const text = [heading, made, '', ...codes, ''].join('\r\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setIsCopied(true);
    } catch {
      void showToast(t('copyFailed'), 'failed');
    }
  };

  return (
    <div className={`${classes.sheet} stack gap-14`}>
      <p className={classes.printed}>
        <b>{heading}</b>
        <br />
        {made}
      </p>
      <p className={`${classes.lead} ink2`} ref={lead} tabIndex={-1}>
        {t('codes.lead')}
      </p>
      <ol className={`${classes.codes} text-13 mono stack justify-center gap-4 px-16 py-14`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row wrap items-center gap-8 no-print">
        <Button
          size="xs"
          variant="default"
          aria-label={t('codes.copyAll')}
          leftSection={
            isCopied ? (
              <IconCheck size={16} stroke={1.6} aria-hidden />
            ) : (
              <IconCopy size={16} stroke={1.6} aria-hidden />
            )
          }
          onClick={copy}
        >
          {isCopied ? t('member:copied') : t('codes.copy')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('codes.file'))}
        >
          {t('ui:download')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('ui:print')}
        </Button>
        <span className="visually-hidden" role="status">
          {isCopied && t('member:copied')}
        </span>
      </div>
      <div className={`${classes.end} row wrap items-center justify-between gap-12 pt-14 line-top no-print`}>
        <label className="row items-center gap-8">
          <input
            className="tick"
            type="checkbox"
            checked={isKept}
            onChange={({ currentTarget }) => setIsKept(currentTarget.checked)}
          />
          {t('codes.kept')}
        </label>
        <Button size="xs" disabled={!isKept} onClick={onDone}>
          {t('codes.finish')}
        </Button>
      </div>
    </div>
  );
};
