import { networkDe } from '../../dashboard/network/messages.de.ts';
import { networkEn } from '../../dashboard/network/messages.en.ts';
import { NetworkPage } from '../../dashboard/network/network-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('network', { en: networkEn, de: networkDe });

export default function Network() {
  return <NetworkPage />;
}
