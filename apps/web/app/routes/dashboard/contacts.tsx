import { ContactsPage } from '../../dashboard/contact-list/contact-list-page.tsx';
import { contactListTexts } from '../../dashboard/contact-list/messages.de.ts';
import { ExportMenu } from '../../dashboard/exports/export-menu.tsx';
import { exportsTexts } from '../../dashboard/exports/messages.de.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('contactList', contactListTexts);
addMessages('exports', exportsTexts);

export default function Contacts() {
  return <ContactsPage actions={<ExportMenu subject={{ subject: 'contacts' }} />} />;
}
