import { NotFoundPage } from '../../features/site/not-found-page.tsx';

export default function DashboardNotFound() {
  return <NotFoundPage />;
}
