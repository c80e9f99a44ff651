import { deskSourcesTexts } from '../../desk/sources/messages.de.ts';
import { SourcesPage } from '../../desk/sources/sources-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskSources', deskSourcesTexts);

export default function Sources() {
  return <SourcesPage />;
}
