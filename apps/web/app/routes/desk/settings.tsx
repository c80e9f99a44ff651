import { deskSettingsTexts } from '../../desk/settings/messages.de.ts';
import { SettingsPage } from '../../desk/settings/settings-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { priceCardsTexts } from '../../ui/price-cards/messages.de.ts';

addMessages('deskSettings', deskSettingsTexts);
addMessages('priceCards', priceCardsTexts);

export default function Settings() {
  return <SettingsPage />;
}
