import { deskOverviewDe } from '../../desk/overview/messages.de.ts';
import { deskOverviewEn } from '../../desk/overview/messages.en.ts';
import { OverviewPage } from '../../desk/overview/overview-page.tsx';
import { deskIdentityDe } from '../../desk/panel/identity-messages.de.ts';
import { deskIdentityEn } from '../../desk/panel/identity-messages.en.ts';
import { deskPanelDe } from '../../desk/panel/messages.de.ts';
import { deskPanelEn } from '../../desk/panel/messages.en.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { deskUploadsDe } from '../../desk/panel/upload-messages.de.ts';
import { deskUploadsEn } from '../../desk/panel/upload-messages.en.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskOverview', { en: deskOverviewEn, de: deskOverviewDe });
addMessages('deskIdentity', { en: deskIdentityEn, de: deskIdentityDe });
addMessages('deskUploads', { en: deskUploadsEn, de: deskUploadsDe });
addMessages('deskPanel', { en: deskPanelEn, de: deskPanelDe });

export default function Overview() {
  return <OverviewPage panel={<Panel />} />;
}
