import type { PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { CardPart } from '../../../ui/layout/card-part.tsx';
import { groupPeople, type PeopleGroup } from './group-people.ts';
import { PersonRow } from './person-row.tsx';

type Shared = {
  legalForm: string | null;
  /** Mandates that ended after the day that is shown. */
  goneSince: readonly number[];
  /** Whether these are all there are: else nobody knows how many hold a title. */
  isWhole: boolean;
};

const Group = ({ group, legalForm, goneSince, isWhole }: Shared & { group: PeopleGroup }) => {
  const { title, shown, further } = group;
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const [isOpen, setIsOpen] = useState(false);
  const name = title ?? t('former');
  return (
    <CardPart title={name} {...(isWhole && { count: shown.length + further.length })}>
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

/** People by title, three of each at first. */
export const PeopleGroups = ({ people, ...shared }: Shared & { people: readonly PersonInCharge[] }) => {
  const words = useWords();
  return groupPeople(people, (title) => words.title(title, shared.legalForm)).map((group) => (
    <Group key={group.title} group={group} {...shared} />
  ));
};
