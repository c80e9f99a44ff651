import { deskSourcesDe } from '../../desk/sources/messages.de.ts';
import { deskSourcesEn } from '../../desk/sources/messages.en.ts';
import { SourcesPage } from '../../desk/sources/sources-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskSources', { en: deskSourcesEn, de: deskSourcesDe });

export default function Sources() {
  return <SourcesPage />;
}
