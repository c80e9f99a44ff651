import type { CompanyResult } from '@firmament/api-contract/calls/search';
import { memo, useMemo } from 'react';
import { resultParameters } from '../search/criteria/result-address.ts';
import type { MapPoint } from '../search/map/map-point.ts';
import { LazyResultMap } from '../search/map/result-map.lazy.tsx';
import type { ResultsView } from '../search/search-page.tsx';
import { companyPath, companySearch } from './company-search.definition.ts';

/** What the API sends for "no position". */
const NO_COORDINATE = -1;

const pointsOf = (companies: readonly CompanyResult[], parameters: string): MapPoint[] =>
  companies
    .map((company, position) => ({ company, position }))
    .filter(({ company: { latitude, longitude } }) => latitude !== NO_COORDINATE && longitude !== NO_COORDINATE)
    .map(({ company, position }) => ({
      id: companySearch.idOf(company),
      name: company.company_name,
      address: company.address,
      latitude: company.latitude,
      longitude: company.longitude,
      isActive: company.status === 'active',
      path: companyPath(company, resultParameters(parameters, position)),
    }));

export const CompanyMap = memo(({ results, parameters, activeId, onHover, onSelect }: ResultsView<CompanyResult>) => {
  const points = useMemo(() => pointsOf(results, parameters), [results, parameters]);
  return (
    <LazyResultMap points={points} listed={results.length} activeId={activeId} onHover={onHover} onSelect={onSelect} />
  );
});
