import { deskSystemDe } from '../../desk/system/messages.de.ts';
import { deskSystemEn } from '../../desk/system/messages.en.ts';
import { SystemPage } from '../../desk/system/system-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskSystem', { en: deskSystemEn, de: deskSystemDe });

export default function System() {
  return <SystemPage />;
}
