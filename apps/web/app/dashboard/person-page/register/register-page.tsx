import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { RegisterRecord } from '@firmament/api-contract/calls/register-record';
import type { ReactNode } from 'react';
import { today } from '../../../lib/format/age.ts';
import { addMessages } from '../../../lib/i18n/i18n.ts';
import pageClasses from '../person-page.module.css';
import { BirthCheckCard } from './birth-check-card.tsx';
import { CompanionsCard } from './companions-card.tsx';
import { MandateTable } from './mandate-table.tsx';
import { MandatesCard } from './mandates-card.tsx';
import { MatchCard } from './match-card.tsx';
import { registerPersonTexts } from './messages.de.ts';
import { RecordCard } from './record-card.tsx';
import { RegisterHeader } from './register-header.tsx';
import classes from './register-page.module.css';

addMessages('registerPerson', registerPersonTexts);

type RegisterPageProps = { person: EmployeeDetail; record: RegisterRecord; actions: ReactNode; network: ReactNode };

/** A person as the registers tell. */
export const RegisterPage = ({ person, record, actions, network }: RegisterPageProps) => {
  const now = today();
  return (
    <div className={pageClasses.page}>
      <title>{`${person.fullName} · Firmament`}</title>
      <RegisterHeader person={person} record={record} actions={actions} />
      <div className={`${pageClasses.columns} ${classes.columns}`}>
        <div className={pageClasses.column}>
          <MandatesCard record={record} today={now} />
          <MatchCard person={person} match={record.match} />
          <BirthCheckCard employeeId={person.employee_id} />
        </div>
        <div className={pageClasses.column}>
          {network}
          <CompanionsCard companions={record.companions} />
          <RecordCard employeeId={person.employee_id} sources={record.sources} />
        </div>
      </div>
      <MandateTable mandates={record.mandates} total={record.mandates_total} today={now} />
    </div>
  );
};
