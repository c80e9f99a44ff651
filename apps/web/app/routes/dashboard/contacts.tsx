import { ContactsPage } from '../../features/contacts/contacts-page.tsx';
import { contactsDe } from '../../features/contacts/messages.de.ts';
import { contactsEn } from '../../features/contacts/messages.en.ts';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { exportsDe } from '../../features/exports/messages.de.ts';
import { exportsEn } from '../../features/exports/messages.en.ts';
import { addMessages } from '../../lib/i18n.ts';

addMessages('contacts', { en: contactsEn, de: contactsDe });
addMessages('exports', { en: exportsEn, de: exportsDe });

export default function Contacts() {
  return <ContactsPage actions={<ExportMenu subject={{ subject: 'contacts' }} />} />;
}
