import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { CardPart } from '../../../ui/layout/card-part.tsx';
import { PointMark } from '../point-mark.tsx';
import { sameAddressQuery } from './near.queries.ts';
import { HOLDING, ShowAll } from './ownership-points.tsx';

const SHOWN_AT_FIRST = 4;

/** Other companies at the address of one. Nothing if there are none. */
export const SameAddressPart = ({ company }: { company: string }) => {
  const { t } = useTranslation('networkNear');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(sameAddressQuery(company));
  const [isLong, setIsLong] = useState(false);
  if (data === undefined && error !== null) {
    return (
      <CardPart title={t('address.title')}>
        <div className="card-body">
          <Problem error={error} onRetry={() => refetch()} />
        </div>
      </CardPart>
    );
  }
  if (data === undefined || data.companies.length === 0) return null;
  const shown = isLong ? data.companies : data.companies.slice(0, SHOWN_AT_FIRST);
  return (
    <CardPart title={t('address.title')} count={data.total}>
      {data.sentence !== null && <p className="ink3 px-16 py-4">{data.sentence[language]}</p>}
      <ul>
        {shown.map(({ id, name, status }) => (
          <li key={id} className={HOLDING}>
            <PointMark point={{ kind: 'company', status }} />
            <span className="weight-500 anywhere">
              <Link className="plain-link" to={`/dashboard/companies/${id}`}>
                {name}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < data.companies.length && (
        <ShowAll count={data.companies.length} onClick={() => setIsLong(true)} />
      )}
    </CardPart>
  );
};
