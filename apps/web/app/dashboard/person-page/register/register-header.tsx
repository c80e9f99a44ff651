import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { RegisterRecord } from '@firmament/api-contract/calls/register-record';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { withoutDegrees } from '../../../lib/format/without-degrees.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import { PersonHead } from '../person-header.tsx';

const SHOWN_SPELLINGS = 3;

/** "Managing director at Murtal Solartechnik GmbH and at 1 more company" */
const Office = ({ person, record }: { person: EmployeeDetail; record: RegisterRecord }) => {
  const { t } = useTranslation('registerPerson');
  const words = useWords();
  const own = record.mandates.filter(({ grade }) => grade === 'certain');
  const main = own.find(({ company_id, title }) => company_id === person.company_id && title === person.title);
  const going = own.filter(({ state }) => state !== 'past').map(({ company_id }) => company_id);
  const others = new Set(going.filter((id) => id !== person.company_id)).size;
  const title = words.title(person.title ?? '', main?.legal_form ?? null);
  return (
    <>
      {t(main?.state === 'past' ? 'lastOffice' : 'office', { title })}{' '}
      <Link className="plain-link weight-500" to={`/dashboard/companies/${person.company_id}`}>
        {person.company_name}
      </Link>
      {others > 0 && ` ${t('more', { count: others })}`}
    </>
  );
};

const useFacts = () => {
  const { t } = useTranslation('registerPerson');
  const words = useWords();
  return ({ locality }: EmployeeDetail, { birth_year, counts, other_names }: RegisterRecord) => {
    const { certain, likely } = counts;
    const likelyCount = likely.current + likely.unconfirmed + likely.past;
    return [
      birth_year !== null && t('member:bornIn', { year: birth_year }),
      locality !== null && words.locality(locality),
      certain.current > 0 && t('counts.current', { count: certain.current }),
      certain.unconfirmed > 0 && t('counts.unconfirmed', { count: certain.unconfirmed }),
      certain.past > 0 && t('counts.past', { count: certain.past }),
      likelyCount > 0 && t('counts.likely', { count: likelyCount }),
      other_names.length > 0 && t('alsoWritten', { names: other_names.slice(0, SHOWN_SPELLINGS).join(', ') }),
    ];
  };
};

type RegisterHeaderProps = { person: EmployeeDetail; record: RegisterRecord; actions: ReactNode };

export const RegisterHeader = ({ person, record, actions }: RegisterHeaderProps) => {
  const { t } = useTranslation('registerPerson');
  const facts = useFacts()(person, record);
  return (
    <PersonHead
      person={person}
      avatar={<Initials name={withoutDegrees(person.fullName)} />}
      isRing
      facts={facts}
      linked={t('profile')}
      actions={actions}
    >
      <Office person={person} record={record} />
    </PersonHead>
  );
};
