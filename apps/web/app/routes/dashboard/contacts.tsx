import { ContactsPage } from '../../dashboard/contact-list/contact-list-page.tsx';
import { contactListDe } from '../../dashboard/contact-list/messages.de.ts';
import { contactListEn } from '../../dashboard/contact-list/messages.en.ts';
import { ExportMenu } from '../../dashboard/exports/export-menu.tsx';
import { exportsDe } from '../../dashboard/exports/messages.de.ts';
import { exportsEn } from '../../dashboard/exports/messages.en.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('contactList', { en: contactListEn, de: contactListDe });
addMessages('exports', { en: exportsEn, de: exportsDe });

export default function Contacts() {
  return <ContactsPage actions={<ExportMenu subject={{ subject: 'contacts' }} />} />;
}
