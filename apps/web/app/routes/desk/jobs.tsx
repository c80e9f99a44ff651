import { JobsPage } from '../../desk/jobs/jobs-page.tsx';
import { deskJobsTexts } from '../../desk/jobs/messages.de.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskJobs', deskJobsTexts);

export default function Jobs() {
  return <JobsPage />;
}
