import { deskSystemTexts } from '../../desk/system/messages.de.ts';
import { SystemPage } from '../../desk/system/system-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskSystem', deskSystemTexts);

export default function System() {
  return <SystemPage />;
}
