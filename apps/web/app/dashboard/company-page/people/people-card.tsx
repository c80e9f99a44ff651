import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { isOld } from '../../../lib/format/age.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CardPart } from '../../../ui/layout/card-part.tsx';
import { LinkedName } from '../ties/related-card.tsx';
import { subsidiariesOf } from '../ties/subsidiaries.ts';
import { useAgeText } from '../use-age.ts';
import { groupPeople, type PeopleGroup } from './group-people.ts';
import classes from './people-card.module.css';
import { PersonRow } from './person-row.tsx';
import { SigningPart } from './signing-part.tsx';

type GroupProps = {
  group: PeopleGroup;
  legalForm: string | null;
  /** Mandates that ended after the day that is shown. */
  goneSince: readonly number[];
};

const Group = ({ group: { title, shown, further }, legalForm, goneSince }: GroupProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const [isOpen, setIsOpen] = useState(false);
  const name = title ?? t('former');
  return (
    <CardPart title={name} count={shown.length + further.length}>
      <ul data-open={isOpen}>
        {shown.map((person) => (
          <PersonRow
            key={person.mandate_id}
            person={person}
            legalForm={legalForm}
            isFurther={false}
            isGoneSince={goneSince.includes(person.mandate_id)}
          />
        ))}
        {/* Print shows everyone, so these are rendered although the screen hides them. */}
        {further.map((person) => (
          <PersonRow
            key={person.mandate_id}
            person={person}
            legalForm={legalForm}
            isFurther
            isGoneSince={goneSince.includes(person.mandate_id)}
          />
        ))}
      </ul>
      {further.length > 0 && (
        <MoreButton
          isExpanded={isOpen}
          label={isOpen ? undefined : t('moreOf', { count: further.length, title: name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('less') : t('more', { count: further.length })}
        </MoreButton>
      )}
    </CardPart>
  );
};

const Subsidiaries = ({ detail: { company, linked_companies } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const subsidiaries = subsidiariesOf(company.subsidiaries, linked_companies);
  const holdings = linked_companies.filter(({ relation }) => relation === 'shareholding').length;
  if (subsidiaries.length === 0) {
    return <p className={classes.none}>{holdings > 0 ? t('holdings', { count: holdings }) : t('noSubsidiaries')}</p>;
  }
  return (
    <CardPart title={t('subsidiaries')} count={subsidiaries.length}>
      <ul>
        {subsidiaries.map(({ name, company: linked }) => (
          <li key={name} className={classes.subsidiary}>
            <span className={classes.name}>{linked === undefined ? name : <LinkedName company={linked} />}</span>
            {linked !== undefined && (
              <span className={classes.rule}>
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
  const words = useWords();
  const { people_in_charge, withheld_people, company } = detail;
  const { came_since, gone_since } = detail.as_of;
  const shownTitle = (title: string): string => words.title(title, company.legal_form);
  const asOf = people_in_charge
    .flatMap(({ as_of }) => as_of ?? [])
    .sort()
    .at(-1);
  return (
    <Card
      title={t('title')}
      className={classes.card ?? ''}
      aside={
        asOf !== undefined && (
          <span className={classes.age} data-old={isOld(asOf)}>
            {isOld(asOf) && <IconClockExclamation size={14} stroke={1.7} aria-hidden />}
            {isOld(asOf) ? t('asOfOld', { day: day(asOf), age: age.years(asOf) }) : t('asOf', { day: day(asOf) })}
          </span>
        )
      }
    >
      <div data-large={isLarge}>
        <SigningPart detail={detail} />
        {people_in_charge.length === 0 && withheld_people === 0 && (
          <p className={classes.none}>{t('noRepresentatives', { source: company.provenance.label })}</p>
        )}
        {groupPeople(people_in_charge, shownTitle).map((group) => (
          <Group key={group.title} group={group} legalForm={company.legal_form} goneSince={gone_since} />
        ))}
        {came_since.length > 0 && (
          <CardPart title={t('cameSince')} count={came_since.length}>
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
        {withheld_people > 0 && <p className={classes.none}>{t('withheld', { count: withheld_people })}</p>}
        <Subsidiaries detail={detail} />
      </div>
    </Card>
  );
};
