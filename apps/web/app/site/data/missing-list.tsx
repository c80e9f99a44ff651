import { MISSING_DATA } from '@firmament/api-contract/words/missing-data';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './missing-list.module.css';

/** What is not there, and why. */
export const MissingList = () => {
  const language = useLanguage();
  return (
    <dl className={classes.list}>
      {MISSING_DATA.map(({ name, subject, reason }) => (
        <div key={name}>
          <dt>{subject[language]}</dt>
          <dd>{reason[language]}</dd>
        </div>
      ))}
    </dl>
  );
};
