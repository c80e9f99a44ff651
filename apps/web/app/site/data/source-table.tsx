import { type AnySourceName, SOURCE_NAMES, SOURCES } from '@firmament/record/sources/sources';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { useDataText, WhenData } from './report.tsx';
import classes from './source-table.module.css';

const TONES = ['fresh', 'mid', 'old', 'none'] as const;

const COLUMNS = ['source', 'states', 'licence', 'pace', 'day', 'records'] as const;

/** Every source with its licence, its age and what it leaves out. */
export const SourceTable = () => {
  const { t } = useTranslation('data', { keyPrefix: 'sources' });
  const text = useDataText();
  return (
    <>
      <div className={classes.legend}>
        <ul className="row wrap gap-20 gap-y-4">
          {TONES.map((tone) => (
            <li key={tone} className={classes.age} data-tone={tone}>
              {t(`tones.${tone}`)}
            </li>
          ))}
        </ul>
        <span>
          {t('counted')} {text('counted')}
        </span>
      </div>
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('columns.country')}</span>
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {SOURCE_NAMES.map((name) => (
            <SourceRow key={name} name={name} />
          ))}
        </table>
      </div>
    </>
  );
};

const SourceRow = ({ name }: { name: AnySourceName }) => {
  const { t } = useTranslation('data', { keyPrefix: 'sources' });
  const text = useDataText();
  const language = useLanguage();
  const { country, link, publisher, states, lacks } = SOURCES[name];
  const label = text(`${name}.label`);
  return (
    <WhenData is={`source.${name}`} as="tbody">
      <tr>
        <td>
          <span className={classes.country}>{country ?? t('all')}</span>
        </td>
        <th scope="row">
          {link === null ? label : <a href={link}>{label}</a>}
          <small>{publisher[language]}</small>
        </th>
        <td>
          {states[language]}
          <small>
            {t('lacks')} {lacks[language]}
          </small>
        </td>
        <td data-column={t('columns.licence')}>
          {text(`${name}.licence`)}
          <small>{text(`${name}.attribution`)}</small>
        </td>
        <td data-column={t('columns.pace')}>
          {text(`${name}.pace`)}
          <small>{text(`${name}.read`)}</small>
        </td>
        <td data-column={t('columns.day')}>
          <span className={classes.age} data-tone={text(`${name}.tone`)}>
            {text(`${name}.age`)}
          </span>
          <small>{text(`${name}.range`)}</small>
        </td>
        <td data-column={t('columns.records')}>
          <b>{text(`${name}.count`)}</b>
          <small>{text(`${name}.counts`)}</small>
        </td>
      </tr>
    </WhenData>
  );
};
