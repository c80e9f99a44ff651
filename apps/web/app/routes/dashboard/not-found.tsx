import { NotFoundPage } from '../../ui/feedback/not-found-page.tsx';

export default function DashboardNotFound() {
  return <NotFoundPage />;
}
