import { LogPage } from '../../desk/log/log-page.tsx';
import { deskLogTexts } from '../../desk/log/messages.de.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskLog', deskLogTexts);

export default function Log() {
  return <LogPage />;
}
