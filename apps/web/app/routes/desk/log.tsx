import { LogPage } from '../../desk/log/log-page.tsx';
import { deskLogDe } from '../../desk/log/messages.de.ts';
import { deskLogEn } from '../../desk/log/messages.en.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskLog', { en: deskLogEn, de: deskLogDe });

export default function Log() {
  return <LogPage />;
}
