import { placeOfAge } from '@firmament/api-contract/data-texts';
import { SOURCE_NAMES } from '@firmament/record/sources/sources';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './age-lines.module.css';
import { useDataText, WhenData } from './report.tsx';

const TICKS = [
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['year', 365],
  ['decade', 3650],
] as const;

const Ticks = () => TICKS.map(([name, days]) => <em key={name} style={{ left: `${placeOfAge(days)}%` }} />);

/** How old the statements of each source are. A picture of days that the table tells in words. */
export const AgeLines = () => {
  const { t } = useTranslation('data', { keyPrefix: 'ages' });
  const text = useDataText();
  return (
    <div className={classes.lines} role="img" aria-label={t('picture')}>
      {SOURCE_NAMES.map((name) => (
        <WhenData
          key={name}
          is={`line.${name}`}
          as="data-line"
          className={classes.line}
          style={{
            order: text(`${name}.order`),
            '--from': text(`${name}.from`),
            '--end': text(`${name}.end`),
            '--place': text(`${name}.place`),
            '--size': text(`${name}.size`),
          }}
        >
          <b>{text(`${name}.label`)}</b>
          <span className={classes.track} data-tone={text(`${name}.tone`)}>
            <Ticks />
            <u />
            <i />
          </span>
          <span className={classes.words} data-tone={text(`${name}.tone`)}>
            {text(`${name}.middle`)}
          </span>
        </WhenData>
      ))}
      <div className={classes.axis}>
        {TICKS.map(([name, days]) => (
          <span key={name} style={{ left: `${placeOfAge(days)}%` }}>
            {t(`ticks.${name}`)}
          </span>
        ))}
      </div>
    </div>
  );
};
