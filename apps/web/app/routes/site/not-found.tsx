import { NotFoundPage } from '../../ui/feedback/not-found-page.tsx';

export default function NotFound() {
  return <NotFoundPage />;
}
