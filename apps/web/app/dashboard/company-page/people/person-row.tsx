import type { PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import { Link } from 'react-router';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { withoutDegrees } from '../../../lib/format/without-degrees.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import classes from './people-card.module.css';
import { usePowerText } from './use-power-text.ts';

/** "since 2 July 2013", "9 March 2004 – 2 July 2013", "until 2 July 2013". */
const useTerm = () => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const { day } = useDateFormat();
  return ({ started_on, ended_on, is_in_charge }: PersonInCharge): string | null => {
    if (started_on !== null && ended_on !== null) return `${day(started_on)} – ${day(ended_on)}`;
    if (ended_on !== null) return t('until', { day: day(ended_on) });
    if (started_on !== null) return t('since', { day: day(started_on) });
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
  return (
    <li className={classes.person} data-past={!is_in_charge} data-further={isFurther} data-basis={basis}>
      <Initials name={withoutDegrees(name)} />
      <div className={classes.who}>
        <span className={classes.name}>
          {person.employee_id === null ? (
            name
          ) : (
            <Link className={classes.link} to={`/dashboard/employees/${person.employee_id}`}>
              {name}
            </Link>
          )}
          {/* The year is enough to tell namesakes apart. */}
          {birth_year !== null && <span className={classes.year}>{t('born', { year: birth_year })}</span>}
          {isGoneSince && <span className={classes.since}>{t('goneSince')}</span>}
        </span>
        <span className={classes.term}>
          {[is_in_charge ? null : words.title(title, legalForm), term].filter(Boolean).join(', ')}
        </span>
        {others !== null && <span className={classes.term}>{others}</span>}
        {representation !== null && (
          // Whoever wants to know what exactly the register says finds it here.
          <span className={classes.rule} title={representation}>
            {powerText(representation, title)}
          </span>
        )}
        {is_in_charge && basis === 'undated' && <span className={classes.rule}>{t('undated')}</span>}
      </div>
      <div className={classes.origin}>
        {location !== null && <span>{words.locality(location)}</span>}
        {as_of === null ? source_label : t('origin', { source: source_label, day: day(as_of) })}
      </div>
    </li>
  );
};
