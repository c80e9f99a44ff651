import { getDemoCase, startVisit } from '@firmament/api-contract/calls/demo';
import { getSession } from '@firmament/api-contract/calls/session';
import { redirect } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { seedLanguage } from '../../lib/i18n/language.ts';
import { setLoginHint } from '../../lib/member/login-hint.ts';
import { loadSignInOptions } from '../../lib/member/sign-in-options.ts';
import { dashboardHomePath } from '../../lib/pages/dashboard-pages.ts';
import { goToStep } from './guide-progress.ts';

/** Where the guide begins, or why it cannot: as the server says, or because the demo is not ready. */
export type Entry = { path: string } | { refusal: string | undefined };

/** Members keep their account; whoever has none gets one for the visit. */
const signIn = async (): Promise<void> => {
  const { user } = await callApi(getSession, {});
  if (user === null) seedLanguage((await callApi(startVisit, {})).user.language);
  setLoginHint(true);
};

/** Signs in, if need be, and finds the first step. Outside demo mode there is no guide. */
export const enterGuide = async (): Promise<Entry> => {
  try {
    const { demo } = await loadSignInOptions();
    if (demo === null) throw redirect(dashboardHomePath());
    await signIn();
    const { company_id } = await callApi(getDemoCase, {});
    goToStep(1);
    return { path: `/dashboard/companies/${company_id}` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: error.code === 'not_found' ? undefined : error.message };
  }
};
