import { maskOf } from '@firmament/network/relation';
import { FILTERS } from '../questions.ts';

/** In SQL, so that the product's own code is not what it is compared with. */

const SHARES = maskOf(['shareholder', 'partner']);
const OWNERSHIP = SHARES | maskOf(['parent']);
const { on } = FILTERS.current;

/**
 * What one holds of another on the day, as parts of one: between the smallest and the largest that is said; what is
 * unknown, and what is only consolidated, between nothing and what the others leave.
 */
export const STAKES = `
  create table stake as
  with said as (
    select subject as owner, object as company,
      min(share) filter (where kinds & ${SHARES} <> 0) as least, max(share) filter (where kinds & ${SHARES} <> 0) as most
    from relation
    where kinds & ${OWNERSHIP} <> 0 and subject <> object and is_certain and starts <= ${on}
      and not (ends <> 0 and ends <= ${on})
    group by subject, object
  ), summed as (
    select owner, company, coalesce(least, 0) as least, coalesce(most, 10000) as most,
      sum(coalesce(least, 0)) over (partition by company) as known
    from said
  )
  select owner, company, least / 10000.0::float8 as least,
    greatest(least, least(most, greatest(0, 10000 - (known - least)))) / 10000.0::float8 as most
  from summed order by company, owner`;
