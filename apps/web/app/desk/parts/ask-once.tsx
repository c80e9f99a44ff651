import type { LogAction } from '@firmament/api-contract/desk/log-action';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './ask-once.module.css';
import { useLogSentence } from './use-log-sentence.ts';

type AskOnceProps = {
  question: string;
  /** What follows, in words. */
  consequence?: ReactNode;
  confirmLabel: string;
  /** What will be written down. */
  action: LogAction;
  /** The address of the member it is done to. */
  subjectName?: string;
  isBusy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onCancel: () => void;
  /** Fields. */
  children?: ReactNode;
};

/** Asks before an action, and shows the sentence that the log will keep. Ctrl Enter confirms, Escape cancels. */
export const AskOnce = (props: AskOnceProps) => {
  const { question, consequence, confirmLabel, action, subjectName, isBusy, error, onConfirm, onCancel } = props;
  const { t } = useTranslation('deskParts');
  const { sentenceToBe } = useLogSentence();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);

  const confirm = () => {
    if (!isBusy) onConfirm();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) confirm();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <form
      ref={form}
      className={classes.ask}
      aria-labelledby={id}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <div className={`${classes.box} stack gap-10`}>
        <p className="weight-600 ink" id={id}>
          {question}
        </p>
        {props.children}
        {consequence !== undefined && <p className="ink2">{consequence}</p>}
        {error !== null && (
          <p className="danger row items-start gap-6" role="alert">
            <IconAlertCircle className="flex-none mt-2" size={16} stroke={1.7} aria-hidden />
            {error.message}
          </p>
        )}
        <div className="row wrap items-center gap-8">
          <Button type="submit" size="xs" disabled={isBusy}>
            {isBusy ? t('ui:moment') : confirmLabel}
          </Button>
          <Button size="xs" variant="default" onClick={onCancel}>
            {t('member:cancel')}
          </Button>
          <span className={`${classes.keys} row gap-6 ml-auto no-phone`} aria-hidden="true">
            <kbd>{t('keys.confirm')}</kbd>
            <kbd>{t('keys.cancel')}</kbd>
          </span>
        </div>
      </div>
      <p className="text-12 ink3 mt-10">{t('willSay')}</p>
      <p className={`${classes.sentence} ink2 anywhere mt-4`}>{sentenceToBe(action, subjectName)}</p>
    </form>
  );
};
