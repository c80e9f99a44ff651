/** The field of a company that an event is about, by the kind of the event. */
const FIELDS: Record<string, string> = {
  founded: 'founded_on',
  renamed: 'name',
  form_changed: 'legal_form',
  capital_changed: 'registered_capital',
  officer_entered: 'representative',
  officer_left: 'representative',
  officer_changed: 'representative',
  owner_entered: 'company_link',
  owner_left: 'company_link',
  share_changed: 'company_link',
  accounts_filed: 'financial_report',
  insolvency_opened: 'insolvency',
  insolvency_changed: 'insolvency',
  insolvency_closed: 'insolvency',
  deletion_announced: 'status',
  liquidation: 'status',
  continued: 'status',
  deleted: 'status',
  merged: 'status',
  register_changed: 'register_number',
};

/** An address changes as a whole; events that older versions recorded are about one part of it. */
export const fieldOfEvent = ({ kind, subject }: { kind: string; subject: string }): string => {
  if (kind === 'moved') return subject === '' ? 'address' : subject;
  return FIELDS[kind] ?? subject;
};
