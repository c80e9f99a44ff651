import type { LogAction, LogEntry } from '@firmament/api-contract/desk/log-action';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { AskOnce } from '../parts/ask-once.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import classes from './panel.module.css';
import { usePanel } from './use-panel.ts';

type Fields = Readonly<Record<string, string>>;

type QuestionProps = {
  question: string;
  consequence: string;
  confirmLabel: string;
  action: LogAction;
  /** What is missing before anything is sent, by field. */
  missing?: Fields;
  send: () => Promise<{ entry: LogEntry }>;
  /** Fields, with what is wrong about each. */
  children?: (problems: Fields) => ReactNode;
};

/** The question before an action. What the server refuses is shown in the box, at its field where it has one. */
export const Question = ({ question, consequence, confirmLabel, action, missing = {}, ...props }: QuestionProps) => {
  const { send, children } = props;
  const { cancel, leave } = usePanel();
  const goOn = useRef<() => void>(undefined);
  const { mutate, isPending, error } = useDeskAction(send, () => goOn.current?.());
  const [isChecked, setIsChecked] = useState(false);
  const isIncomplete = Object.keys(missing).length > 0;
  const refused = error instanceof ApiError ? error.fields : {};
  const confirm = () => {
    setIsChecked(true);
    if (isIncomplete) return;
    goOn.current = leave();
    mutate();
  };
  return (
    <div className={classes.question}>
      <AskOnce
        question={question}
        consequence={consequence}
        confirmLabel={confirmLabel}
        action={action}
        isBusy={isPending}
        error={error}
        onConfirm={confirm}
        onCancel={cancel}
      >
        {children?.({ ...refused, ...(isChecked && missing) })}
      </AskOnce>
    </div>
  );
};

/** Stands in the sentence for what is not typed yet. */
export const NOT_YET = '…';

type ReasonFieldProps = { value: string; onChange: (reason: string) => void; error: string | undefined };

/** For the person concerned and for the log, so it stays one line. */
export const ReasonField = ({ value, onChange, error }: ReasonFieldProps) => {
  const { t } = useTranslation('deskPanel');
  return (
    <Textarea
      name="reason"
      label={t('reason')}
      rows={2}
      maxLength={1_000}
      aria-required
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/(?<!\s)\s*\n\s*/g, ' '))}
      error={error}
    />
  );
};

type ActionsProps = { actions: readonly { action: string; label: string }[] };

/** What can be done; the first is the usual one. */
export const Actions = ({ actions }: ActionsProps) => {
  const { ask } = usePanel();
  if (actions.length === 0) return null;
  return (
    <div className={classes.buttons}>
      {actions.map(({ action, label }, index) => (
        <Button key={action} size="xs" variant={index === 0 ? 'filled' : 'default'} onClick={() => ask(action)}>
          {label}
        </Button>
      ))}
    </div>
  );
};
