import { JobsPage } from '../../desk/jobs/jobs-page.tsx';
import { deskJobsDe } from '../../desk/jobs/messages.de.ts';
import { deskJobsEn } from '../../desk/jobs/messages.en.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskJobs', { en: deskJobsEn, de: deskJobsDe });

export default function Jobs() {
  return <JobsPage />;
}
