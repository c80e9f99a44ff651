import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { furtherPeopleQuery } from '../company-page.queries.ts';
import { inSourceWords } from '../source-words.ts';
import { PeopleGroups } from './people-groups.tsx';

/** The people of a company that has more than come with its page. */
export const PagedPeople = ({
  detail: { company, people_in_charge, people_in_charge_total, as_of },
}: {
  detail: CompanyDetail;
}) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const { count } = useFormat();
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const query = useInfiniteQuery({
    ...furtherPeopleQuery(company.company_id, as_of.day ?? undefined),
    enabled: isAsked,
  });
  const pages = inSourceWords(query.data?.pages ?? [], language);
  const loaded = [...people_in_charge, ...pages.flatMap((page) => page.people_in_charge)];
  // Between two pages somebody may have come, so that another one moved on to the next.
  const people = [...new Map(loaded.map((person) => [person.mandate_id, person])).values()];
  const isWhole = query.data !== undefined && !query.hasNextPage;
  const goneSince = [...as_of.gone_since, ...pages.flatMap(({ gone_since }) => gone_since)];
  const showMore = () => {
    if (query.data !== undefined) void query.fetchNextPage();
    else if (isAsked) void query.refetch();
    else setIsAsked(true);
  };
  return (
    <>
      <PeopleGroups people={people} legalForm={company.legal_form} goneSince={goneSince} isWhole={isWhole} />
      {!isWhole && (
        <>
          <p className="ink3 px-16 py-10 line-top" role="status">
            {t('shown', { shown: count(people.length), total: count(people_in_charge_total) })}
          </p>
          {query.error !== null && (
            <p className="ink3 px-16 py-10 line-top" role="alert">
              {query.error.message}
            </p>
          )}
          <MoreButton onClick={showMore}>{t(query.isFetching ? 'loadingMore' : 'showMore')}</MoreButton>
        </>
      )}
    </>
  );
};
