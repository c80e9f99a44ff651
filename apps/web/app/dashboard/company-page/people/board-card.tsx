import type { Company, LinkedCompany, Representative } from '@firmament/api-contract/calls/companies';
import { useState } from 'react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ownershipOf } from '../ties/ownership.ts';
import { OwnershipFigure } from '../ties/ownership-figure.tsx';
import { LinkedName } from '../ties/related-card.tsx';
import { subsidiariesOf } from '../ties/subsidiaries.ts';
import classes from './board-card.module.css';
import { groupRepresentatives, type TitleGroup } from './group-representatives.ts';

type PersonProps = { person: Representative; isFurther?: boolean };

const Person = ({ person, isFurther = false }: PersonProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const { day } = useDateFormat();
  const { name, location, representation, born_on, ended_on } = person;
  const remark = [location, representation, ended_on && t('until', { day: day(ended_on) })].filter(Boolean).join(', ');
  return (
    <li data-ended={ended_on !== null} data-further={isFurther}>
      <span className={classes.name}>{name}</span>
      {/* The year is enough to tell namesakes apart. */}
      {born_on !== null && <span className={classes.year}>{t('born', { year: born_on.slice(0, 4) })}</span>}
      {remark !== '' && <span className={classes.remark}>{remark}</span>}
    </li>
  );
};

const Group = ({ group: { title, shown, further } }: { group: TitleGroup }) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.group} data-open={isOpen}>
      <h3>
        {title} <span>{shown.length + further.length}</span>
      </h3>
      <ul>
        {shown.map((person) => (
          <Person key={`${person.name} ${person.started_on}`} person={person} />
        ))}
        {/* Print shows everyone, so these are rendered although the screen hides them. */}
        {further.map((person) => (
          <Person key={`${person.name} ${person.started_on}`} person={person} isFurther />
        ))}
      </ul>
      {further.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          {...(!isOpen && { 'aria-label': t('moreOf', { count: further.length, title }) })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('less') : t('more', { count: further.length })}
        </button>
      )}
    </section>
  );
};

type BoardCardProps = {
  company: Company;
  representatives: readonly Representative[];
  linkedCompanies: readonly LinkedCompany[];
};

/** Owners, representatives and subsidiaries of the company. */
export const BoardCard = ({ company, representatives, linkedCompanies }: BoardCardProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const groups = groupRepresentatives(representatives);
  const subsidiaries = subsidiariesOf(company.subsidiaries, linkedCompanies);
  const ownership = ownershipOf(
    company.owners,
    subsidiaries.map(({ name }) => name),
    linkedCompanies,
  );
  return (
    <Card title={t('title')}>
      {ownership !== undefined && <OwnershipFigure companyName={company.company_name} ownership={ownership} />}
      {groups.length === 0 && <p className={classes.none}>{t('noRepresentatives')}</p>}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <section className={classes.group}>
        <h3>
          {t('subsidiaries')} <span>{subsidiaries.length > 0 && subsidiaries.length}</span>
        </h3>
        {subsidiaries.length === 0 ? (
          <p className={classes.none}>{t('noSubsidiaries')}</p>
        ) : (
          <ul>
            {subsidiaries.map(({ name, company: linked }) => (
              <li key={name}>
                <span className={classes.name}>{linked === undefined ? name : <LinkedName company={linked} />}</span>
                {linked !== undefined && (
                  <span className={classes.remark}>
                    {[linked.address_city, linked.ID_Fb].filter((part) => part !== null).join(', ')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
};
