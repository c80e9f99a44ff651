import { deskSettingsDe } from '../../desk/settings/messages.de.ts';
import { deskSettingsEn } from '../../desk/settings/messages.en.ts';
import { SettingsPage } from '../../desk/settings/settings-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { priceCardsDe } from '../../ui/price-cards/messages.de.ts';
import { priceCardsEn } from '../../ui/price-cards/messages.en.ts';

addMessages('deskSettings', { en: deskSettingsEn, de: deskSettingsDe });
addMessages('priceCards', { en: priceCardsEn, de: priceCardsDe });

export default function Settings() {
  return <SettingsPage />;
}
