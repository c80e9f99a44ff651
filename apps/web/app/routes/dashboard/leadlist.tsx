import { AddContactButton } from '../../dashboard/contact-list/add-contact-button.tsx';
import { contactListTexts } from '../../dashboard/contact-list/messages.de.ts';
import { LeadsPage } from '../../dashboard/leads/leads-page.tsx';
import { leadsTexts } from '../../dashboard/leads/messages.de.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('leads', leadsTexts);
addMessages('contactList', contactListTexts);

export default function LeadList() {
  return (
    <LeadsPage
      contactAction={({ employee_id, fullName, is_contact }, onAdded) => (
        <AddContactButton employeeId={employee_id} name={fullName} isContact={is_contact} onAdded={onAdded} />
      )}
    />
  );
}
