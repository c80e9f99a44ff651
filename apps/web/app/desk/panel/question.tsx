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
    <div className="px-16 py-12 line-top">
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

/** A reason that has to be given: for the person concerned and for the log, so it stays one line. */
export const useReason = () => {
  const { t } = useTranslation('deskPanel');
  const [text, setText] = useState('');
  const reason = text.trim();
  return {
    reason,
    toBeLogged: reason || NOT_YET,
    missing: reason === '' ? { reason: t('missing') } : {},
    field: (problems: Fields) => (
      <Textarea
        name="reason"
        label={t('reason')}
        rows={2}
        maxLength={1_000}
        aria-required
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value.replace(/(?<!\s)\s*\n\s*/g, ' '))}
        error={problems.reason}
      />
    ),
  };
};

type ReasonQuestionProps = Pick<QuestionProps, 'question' | 'consequence' | 'confirmLabel'> & {
  action: (reason: string) => LogAction;
  send: (reason: string) => Promise<{ entry: LogEntry }>;
};

/** A question that takes nothing but a reason. */
export const ReasonQuestion = ({ action, send, ...texts }: ReasonQuestionProps) => {
  const { reason, toBeLogged, missing, field } = useReason();
  return (
    <Question {...texts} action={action(toBeLogged)} missing={missing} send={() => send(reason)}>
      {field}
    </Question>
  );
};

type ActionsProps = { actions: readonly { action: string; label: string; question: ReactNode }[] };

/** What can be done, the usual first; once something is chosen, the question before it. */
export const Actions = ({ actions }: ActionsProps) => {
  const { opened, ask } = usePanel();
  const asked = actions.find(({ action }) => action === opened?.action);
  if (asked !== undefined) return asked.question;
  if (actions.length === 0) return null;
  return (
    <div className={`${classes.buttons} row wrap gap-8 px-16 py-12 line-top`}>
      {actions.map(({ action, label }, index) => (
        <Button key={action} size="xs" variant={index === 0 ? 'filled' : 'default'} onClick={() => ask(action)}>
          {label}
        </Button>
      ))}
    </div>
  );
};
