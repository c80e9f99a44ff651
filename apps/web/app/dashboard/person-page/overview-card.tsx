import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Job, Study } from './career.ts';
import { CareerLine } from './career-line.tsx';

type OverviewCardProps = { person: EmployeeDetail; jobs: readonly Job[]; studies: readonly Study[] };

export const OverviewCard = ({ person, jobs, studies }: OverviewCardProps) => {
  const { t } = useTranslation('person');
  const words = useWords();
  const { headline, title, company_id, company_name, industry, locality } = person;
  return (
    <Card title={t('overview.title')}>
      <p className={headline === null ? 'card-note' : 'text-14 anywhere measure card-body pt-2'}>
        {headline ?? t('overview.headline')}
      </p>
      <CareerLine jobs={jobs} studies={studies} />
      <Facts layout="columns">
        <Fact name={t('overview.position')} why={t('member:notKnown')}>
          {title}
        </Fact>
        <Fact name={t('ui:company')} why={t('member:notKnown')}>
          {company_id === null ? (
            company_name
          ) : (
            <Link className="plain-link" to={`/dashboard/companies/${company_id}`}>
              {company_name}
            </Link>
          )}
        </Fact>
        <Fact name={t('member:industry')} why={t('member:notKnown')}>
          {industry && words.industry(industry)}
        </Fact>
        <Fact name={t('member:place')} why={t('member:notKnown')}>
          {locality && words.locality(locality)}
        </Fact>
      </Facts>
    </Card>
  );
};
