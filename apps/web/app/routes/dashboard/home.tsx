import { redirect } from 'react-router';
import { dashboardHomePath } from '../../lib/pages/dashboard-pages.ts';

export const clientLoader = () => redirect(dashboardHomePath());

/** Never seen: the loader has led on. */
export default function DashboardHome() {
  return null;
}
