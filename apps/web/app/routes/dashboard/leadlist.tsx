import { AddContactButton } from '../../features/contacts/add-contact-button.tsx';
import { contactsDe } from '../../features/contacts/messages.de.ts';
import { contactsEn } from '../../features/contacts/messages.en.ts';
import { LeadsPage } from '../../features/leads/leads-page.tsx';
import { leadsDe } from '../../features/leads/messages.de.ts';
import { leadsEn } from '../../features/leads/messages.en.ts';
import { addMessages } from '../../lib/i18n.ts';

addMessages('leads', { en: leadsEn, de: leadsDe });
addMessages('contacts', { en: contactsEn, de: contactsDe });

export default function LeadList() {
  return (
    <LeadsPage
      contactAction={({ employee_id, fullName, is_contact }, onAdded) => (
        <AddContactButton employeeId={employee_id} name={fullName} isContact={is_contact} onAdded={onAdded} />
      )}
    />
  );
}
