import { deskOverviewTexts } from '../../desk/overview/messages.de.ts';
import { OverviewPage } from '../../desk/overview/overview-page.tsx';
import { deskIdentityTexts } from '../../desk/panel/identity-messages.de.ts';
import { deskPanelTexts } from '../../desk/panel/messages.de.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { deskUploadsTexts } from '../../desk/panel/upload-messages.de.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskOverview', deskOverviewTexts);
addMessages('deskIdentity', deskIdentityTexts);
addMessages('deskUploads', deskUploadsTexts);
addMessages('deskPanel', deskPanelTexts);

export default function Overview() {
  return <OverviewPage panel={<Panel />} />;
}
