import { AppError } from '../http/app-error.ts';

/** Not too many a minute, but too many at the same time: who waits for the earlier answers may go on at once. */
export const tooManyAtOnce = (): AppError =>
  new AppError('rate_limited', {
    retryAfterSeconds: 1,
    text: {
      en: 'Too many calls at the same time. Please wait for the earlier answers, then try again.',
      de: 'Zu viele Anfragen zur selben Zeit. Bitte warten Sie die vorigen Antworten ab und versuchen Sie es dann erneut.',
    },
  });
