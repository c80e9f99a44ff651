import { redirect } from 'react-router';
import { dashboardHomePath } from '../../lib/pages/dashboard-pages.ts';

export const clientLoader = () => redirect(dashboardHomePath());

/** Never rendered: the loader redirects. */
export default function DashboardHome() {
  return null;
}
