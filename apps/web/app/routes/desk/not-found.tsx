import { NotFoundPage } from '../../ui/feedback/not-found-page.tsx';

export default function DeskNotFound() {
  return <NotFoundPage />;
}
