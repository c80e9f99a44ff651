import { maskOf } from '@firmament/network/relation';
import { FILTERS } from '../questions.ts';

/** In SQL, so that the product's own code is not what it is compared with. */

const SHARES = maskOf(['shareholder', 'partner']);
const OWNERSHIP = SHARES | maskOf(['parent']);
const { on } = FILTERS.current;

/** Registers round every share. */
const MOST = 10_100;

/**
 * What one holds of another on the day, as parts of one: between the smallest and the largest that is said; what is
 * unknown, and what is only consolidated, between nothing and what the others leave. Where all that is known is more than
 * there is, newer shares hold as long as there is room, if all tell since when; otherwise each is what the others leave.
 */
export const STAKES = `
  create table stake as
  with said as (
    select subject as owner, object as company,
      min(share) filter (where kinds & ${SHARES} <> 0) as least, max(share) filter (where kinds & ${SHARES} <> 0) as most,
      max(starts) filter (where kinds & ${SHARES} <> 0 and share is not null) as since
    from relation
    where kinds & ${OWNERSHIP} <> 0 and subject <> object and is_certain and starts <= ${on}
      and not (ends <> 0 and ends <= ${on})
    group by subject, object
  ), aged as (
    select owner, company, coalesce(least, 0) as least, coalesce(most, 10000) as most,
      case when bool_and(since <> 0) filter (where least > 0) over (partition by company) then since else 0 end as age
    from said
  ), added as (
    select *, sum(least) over (partition by company) as known,
      sum(least) over (partition by company order by age desc nulls last) as held
    from aged
  ), weighed as (
    select owner, company, most, case
        when least = 0 or known <= ${MOST} or held <= ${MOST} then least
        when min(held) filter (where least > 0) over (partition by company) <= ${MOST} then 0
        else greatest(0, 10000 - (known - least))
      end as least
    from added
  ), summed as (
    select *, sum(least) over (partition by company) as known from weighed
  )
  select owner, company, least / 10000.0::float8 as least,
    greatest(least, least(most, greatest(0, 10000 - (known - least)))) / 10000.0::float8 as most
  from summed order by company, owner`;
