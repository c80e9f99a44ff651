import type { Day } from '@firmament/calendar/day';
import { useSearchParams } from 'react-router';

/** In the address of the page. */
export const AS_OF = 'as_of';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day in an address, if it is one. */
export const readAsOf = (parameters: URLSearchParams): Day | undefined => {
  const day = parameters.get(AS_OF) ?? '';
  return ISO_DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

/** The day whose state is shown; undefined: the latest. */
export const useAsOf = () => {
  const [parameters, setParameters] = useSearchParams();
  const choose = (day: Day | undefined): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (day === undefined) after.delete(AS_OF);
        else after.set(AS_OF, day);
        return after;
      },
      { preventScrollReset: true },
    );
  return { day: readAsOf(parameters), choose };
};
