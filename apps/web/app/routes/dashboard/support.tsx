import { supportDe } from '../../dashboard/support/messages.de.ts';
import { supportEn } from '../../dashboard/support/messages.en.ts';
import { SupportPage } from '../../dashboard/support/support-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('support', { en: supportEn, de: supportDe });

export default function Support() {
  return <SupportPage />;
}
