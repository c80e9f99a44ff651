import { AddContactButton } from '../../dashboard/contact-list/add-contact-button.tsx';
import { contactListDe } from '../../dashboard/contact-list/messages.de.ts';
import { contactListEn } from '../../dashboard/contact-list/messages.en.ts';
import { LeadsPage } from '../../dashboard/leads/leads-page.tsx';
import { leadsDe } from '../../dashboard/leads/messages.de.ts';
import { leadsEn } from '../../dashboard/leads/messages.en.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('leads', { en: leadsEn, de: leadsDe });
addMessages('contactList', { en: contactListEn, de: contactListDe });

export default function LeadList() {
  return (
    <LeadsPage
      contactAction={({ employee_id, fullName, is_contact }, onAdded) => (
        <AddContactButton employeeId={employee_id} name={fullName} isContact={is_contact} onAdded={onAdded} />
      )}
    />
  );
}
