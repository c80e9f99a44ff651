import { networkTexts } from '../../dashboard/network/messages.de.ts';
import { NetworkPage } from '../../dashboard/network/network-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('network', networkTexts);

export default function Network() {
  return <NetworkPage />;
}
