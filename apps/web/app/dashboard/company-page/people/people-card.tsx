import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { IconClockExclamation } from '@tabler/icons-react';
import { isOld } from '../../../lib/format/age.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { CardPart } from '../../../ui/layout/card-part.tsx';
import { subsidiariesOf } from '../ties/linked-companies.ts';
import { LinkedName } from '../ties/related-card.tsx';
import { useAgeText } from '../use-age.ts';
import { PagedPeople } from './paged-people.tsx';

import { PeopleGroups } from './people-groups.tsx';
import { PersonRow } from './person-row.tsx';
import { SigningPart } from './signing-part.tsx';

const Subsidiaries = ({ detail: { company, linked_companies } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const subsidiaries = subsidiariesOf(company.subsidiaries, linked_companies);
  const holdings = linked_companies.filter(({ relation }) => relation === 'shareholding').length;
  if (subsidiaries.length === 0) {
    return (
      <p className="ink3 px-16 py-10 line-top">
        {holdings > 0 ? t('holdings', { count: holdings }) : t('noSubsidiaries')}
      </p>
    );
  }
  return (
    <CardPart title={t('subsidiaries')} count={subsidiaries.length}>
      <ul>
        {subsidiaries.map(({ name, company: linked }) => (
          <li key={name} className="stack px-16 py-8 line-top">
            <span className="weight-600 anywhere">{linked === undefined ? name : <LinkedName company={linked} />}</span>
            {linked !== undefined && (
              <span className="text-12 ink3 anywhere">
                {[linked.address_city, linked.ID_Fb].filter((part) => part !== null).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

type PeopleCardProps = {
  detail: CompanyDetail;
  /** In the wide column, with a line for everybody's origin. */
  isLarge: boolean;
};

/** Who is in charge, who was, and how they sign. */
export const PeopleCard = ({ detail, isLarge }: PeopleCardProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const { day } = useDateFormat();
  const age = useAgeText();
  const { people_in_charge, people_in_charge_total, withheld_people, company } = detail;
  const { came_since, came_since_total, gone_since } = detail.as_of;
  const asOf = people_in_charge
    .flatMap(({ as_of }) => as_of ?? [])
    .sort()
    .at(-1);
  return (
    <Card
      title={t('title')}
      className="clip"
      aside={
        asOf !== undefined && (
          <span className={`inline-row items-center gap-5 ${isOld(asOf) ? 'amber-text' : ''}`}>
            {isOld(asOf) && <IconClockExclamation size={14} stroke={1.7} aria-hidden />}
            {isOld(asOf)
              ? t('asOfOld', { day: day(asOf), age: age.years(asOf) })
              : t('member:asOfDay', { day: day(asOf) })}
          </span>
        )
      }
    >
      <div data-large={isLarge}>
        <SigningPart detail={detail} />
        {people_in_charge.length === 0 && withheld_people === 0 && (
          <p className="ink3 px-16 py-10 line-top">{t('noRepresentatives', { source: company.provenance.label })}</p>
        )}
        {people_in_charge.length < people_in_charge_total ? (
          <PagedPeople detail={detail} />
        ) : (
          <PeopleGroups people={people_in_charge} legalForm={company.legal_form} goneSince={gone_since} isWhole />
        )}
        {came_since.length > 0 && (
          <CardPart title={t('cameSince')} count={came_since_total}>
            <ul>
              {came_since.map((person) => (
                <PersonRow
                  key={person.mandate_id}
                  person={{ ...person, is_in_charge: false }}
                  legalForm={company.legal_form}
                  isFurther={false}
                />
              ))}
            </ul>
          </CardPart>
        )}
        {withheld_people > 0 && (
          <p className="ink3 px-16 py-10 line-top">{t('withheld', { count: withheld_people })}</p>
        )}
        <Subsidiaries detail={detail} />
      </div>
    </Card>
  );
};
