import { MISSING_DATA } from '@firmament/api-contract/words/missing-data';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './missing-list.module.css';

/** What is not there, and why. */
export const MissingList = () => {
  const language = useLanguage();
  return (
    <dl className={`${classes.list} mb-16`}>
      {MISSING_DATA.map(({ name, subject, reason }) => (
        <div key={name}>
          <dt className="weight-600">{subject[language]}</dt>
          <dd className="ink2">{reason[language]}</dd>
        </div>
      ))}
    </dl>
  );
};
