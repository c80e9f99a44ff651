import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { RegisterRecord } from '@firmament/api-contract/calls/register-record';
import type { ReactNode } from 'react';
import { today } from '../../../lib/format/age.ts';
import { addMessages } from '../../../lib/i18n/i18n.ts';
import { RecordColumns, RecordPage } from '../../../ui/record/record-page.tsx';
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
    <RecordPage name={person.fullName}>
      <RegisterHeader person={person} record={record} actions={actions} />
      <RecordColumns
        className={classes.columns}
        left={
          <>
            <MandatesCard record={record} today={now} />
            <MatchCard person={person} match={record.match} />
            <BirthCheckCard employeeId={person.employee_id} />
          </>
        }
        right={
          <>
            {network}
            <CompanionsCard companions={record.companions} />
            <RecordCard employeeId={person.employee_id} sources={record.sources} />
          </>
        }
      />
      <MandateTable mandates={record.mandates} total={record.mandates_total} today={now} />
    </RecordPage>
  );
};
