import type { PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import { Link } from 'react-router';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { withoutDegrees } from '../../../lib/format/without-degrees.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import classes from './person-row.module.css';
import { usePowerText } from './use-power-text.ts';

/** "since 2 July 2013", "9 March 2004 – 2 July 2013", "until 2 July 2013". */
const useTerm = () => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const { day } = useDateFormat();
  return ({ started_on, ended_on, is_in_charge }: PersonInCharge): string | null => {
    if (started_on !== null && ended_on !== null) return `${day(started_on)} – ${day(ended_on)}`;
    if (ended_on !== null) return t('member:untilDay', { day: day(ended_on) });
    if (started_on !== null) return t('member:sinceDay', { day: day(started_on) });
    return is_in_charge ? null : t('endUnknown');
  };
};

/** "2 certain and 5 likely other mandates"; null if there are none. */
const useOtherMandates = () => {
  const { t } = useTranslation('company', { keyPrefix: 'board.others' });
  return ({ other_mandates }: PersonInCharge): string | null => {
    const { certain = 0, likely = 0 } = other_mandates ?? {};
    if (certain === 0) return likely === 0 ? null : t('onlyLikely', { count: likely });
    if (likely === 0) return t('onlyCertain', { count: certain });
    return t('both', { certain: t('certain', { count: certain }), likely: t('onlyLikely', { count: likely }) });
  };
};

type PersonRowProps = {
  person: PersonInCharge;
  legalForm: string | null;
  isFurther: boolean;
  /** Of a past day: in charge then, and no longer today. */
  isGoneSince?: boolean;
};

export const PersonRow = ({ person, legalForm, isFurther, isGoneSince = false }: PersonRowProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const { day } = useDateFormat();
  const words = useWords();
  const powerText = usePowerText();
  const term = useTerm()(person);
  const others = useOtherMandates()(person);
  const { name, title, representation, birth_year, location, is_in_charge, basis, source_label, as_of } = person;
  const about = [is_in_charge ? null : words.title(title, legalForm), term].filter(Boolean).join(', ');
  return (
    <li
      className={`${classes.person} stack items-center gap-14 gap-y-2 px-16 py-10 line-top unbroken`}
      data-past={!is_in_charge}
      data-further={isFurther}
    >
      <Initials name={withoutDegrees(name)} />
      <div className="stack min-w-0">
        <span className={`anywhere ${is_in_charge && basis !== 'undated' ? 'weight-600' : 'weight-500 ink2'}`}>
          {person.employee_id === null ? (
            name
          ) : (
            <Link className="plain-link" to={`/dashboard/employees/${person.employee_id}`}>
              {name}
            </Link>
          )}
          {/* The year is enough to tell namesakes apart. */}
          {birth_year !== null && (
            <span className="size-12 weight-400 ink3 numeric ml-8">{t('member:bornIn', { year: birth_year })}</span>
          )}
          {isGoneSince && <span className="size-12 weight-500 amber-text ml-8">{t('goneSince')}</span>}
        </span>
        {about !== '' && <span className="text-12 ink2">{about}</span>}
        {others !== null && <span className="text-12 ink2">{others}</span>}
        {representation !== null && (
          // Whoever wants to know what exactly the register says finds it here.
          <span className="text-12 ink3 anywhere" title={representation}>
            {powerText(representation, title)}
          </span>
        )}
        {is_in_charge && basis === 'undated' && <span className="text-12 ink3 anywhere">{t('undated')}</span>}
      </div>
      <div className={`${classes.origin} text-12 ink3 anywhere`}>
        {location !== null && <span className="block ink2">{words.locality(location)}</span>}
        {as_of === null ? source_label : t('member:sourceOn', { source: source_label, day: day(as_of) })}
      </div>
    </li>
  );
};
