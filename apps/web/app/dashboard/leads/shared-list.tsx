import type { Lead } from '@firmament/api-contract/calls/leads';
import { LOCALES } from '@firmament/api-contract/locales';
import { IconBriefcase, IconSchool } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './shared-list.module.css';
import { type SharedPlace, sharedPlaces, shortNames } from './shared-places.ts';

const ICONS = { employer: IconBriefcase, school: IconSchool } as const;

const SHOWN_PLACES = 3;
const SHOWN_NAMES = 3;

/** `2014–2019`, `2014–today`; empty if no year is known. */
const usePeriods = () => {
  const { t } = useTranslation('leads');
  return (periods: SharedPlace['periods']): string =>
    periods
      .filter(({ from, to }) => from !== null || to !== null)
      .map(({ from, to }) => `${from ?? '?'}–${to ?? t('member:today')}`)
      .join(', ');
};

/** `with Jonas, Leyla and you`. */
const useCompanions = () => {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  return (people: SharedPlace['people']): string => {
    const shown = people.length === SHOWN_NAMES + 1 ? SHOWN_NAMES + 1 : SHOWN_NAMES;
    const named = people.slice(0, shown);
    const short = shortNames(named.map(({ fullName }) => fullName));
    const names = named.map(({ is_you }, i) => (is_you ? t('withYou') : (short[i] ?? '')));
    const others = people.length - names.length;
    const list = others > 0 ? [...names, t('others', { count: others })] : names;
    return t('with', { names: new Intl.ListFormat(LOCALES[language]).format(list) });
  };
};

/** What a lead shares, and with whom. */
export const SharedList = ({ lead }: { lead: Lead }) => {
  const { t } = useTranslation('leads');
  const periodsOf = usePeriods();
  const companionsOf = useCompanions();
  const places = sharedPlaces(lead);
  const rest = places.length - SHOWN_PLACES;
  return (
    <ul>
      {places.slice(0, SHOWN_PLACES).map((place) => {
        const Icon = ICONS[place.kind];
        const periods = periodsOf(place.periods);
        return (
          <li key={`${place.kind} ${place.name}`} className={`${classes.place} ink2 anywhere gap-8`}>
            <Icon className="ink3 mt-2" size={15} stroke={1.7} role="img" aria-label={t(`kinds.${place.kind}`)} />
            <span>
              <b className="weight-500 ink">{place.name}</b>{' '}
              {periods !== '' && <span className="numeric nowrap">{periods}</span>}
              {`, ${companionsOf(place.people)}`}
            </span>
          </li>
        );
      })}
      {rest > 0 && <li className={`${classes.rest} size-12 ink3 anywhere`}>{t('morePlaces', { count: rest })}</li>}
    </ul>
  );
};
