import { supportTexts } from '../../dashboard/support/messages.de.ts';
import { SupportPage } from '../../dashboard/support/support-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('support', supportTexts);

export default function Support() {
  return <SupportPage />;
}
