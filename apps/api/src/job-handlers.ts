import { handleJob, type JobHandler } from './platform/jobs/job-runner.ts';
import { type MailTransport, sendMailJob } from './platform/mail/mailer.ts';

type Dependencies = { mailTransport: MailTransport };

/** Every kind of background work and what does it. */
export const jobHandlers = ({ mailTransport }: Dependencies): JobHandler[] => [
  handleJob(sendMailJob, (message) => mailTransport.deliver(message)),
];
