import { supportDe } from '../../features/support/messages.de.ts';
import { supportEn } from '../../features/support/messages.en.ts';
import { SupportPage } from '../../features/support/support-page.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('support', { en: supportEn, de: supportDe });

export default function Support() {
  return <SupportPage />;
}
