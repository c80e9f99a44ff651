import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { Submission } from '../../lib/forms/use-submission.ts';
import classes from './form-notice.module.css';

type FormNoticeProps = { submission: Submission };

/** The outcome of a form. The element is always there, because screen readers only announce changes inside it. */
export const FormNotice = ({ submission }: FormNoticeProps) => {
  const { status, message } = submission;
  const isFailure = status === 'failed';
  const Icon = isFailure ? IconAlertCircle : IconCircleCheck;
  return (
    <div className={classes.place} role={isFailure ? 'alert' : 'status'}>
      {message !== '' && (
        <p className={classes.notice} data-tone={isFailure ? 'danger' : 'positive'}>
          <Icon size={20} stroke={1.6} aria-hidden />
          {message}
        </p>
      )}
    </div>
  );
};
