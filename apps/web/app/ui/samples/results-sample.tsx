import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Panel } from '../layout/panel.tsx';
import classes from './card-samples.module.css';

const FILTERS = ['industry', 'within'] as const;

/** The largest of those that the demo finds with these filters. */
const ROWS = [
  { name: 'Binder Sonnenstrom GmbH & Co KG', place: 'Klosterstraße 32a, 8430 Leibnitz', staff: 98 },
  { name: 'Murtal Solartechnik GmbH', place: 'Industriestraße 14, 8750 Judenburg', staff: 61 },
  { name: 'Brückenraum Photovoltaik Ges.m.b.H.', place: 'Weinweg 51, 8750 Judenburg', staff: 15 },
  { name: 'Aigner Solar Knittelfeld GmbH', place: 'Wiesenweg 36c, 8720 Knittelfeld', staff: 11 },
] as const;

/** A search as a sentence, and what it finds. */
export const ResultsSample = () => {
  const { t } = useTranslation('cardSamples', { keyPrefix: 'results' });
  const format = useFormat();
  return (
    <Panel>
      <ul className={classes.chips}>
        {FILTERS.map((filter) => (
          <li key={filter}>
            {t(filter)} <b className="weight-550 ink">{t(`${filter}Value`)}</b>
          </li>
        ))}
      </ul>
      <p className={classes.line}>
        {t('found')}
        <b className="weight-550 ink">{t('free')}</b>
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('ui:company')}</th>
            <th scope="col">{t('staff')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, place, staff }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{place}</small>
              </th>
              <td>{format.count(staff)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-13 ink3 px-16 py-12 line-top">{t('more')}</p>
    </Panel>
  );
};
