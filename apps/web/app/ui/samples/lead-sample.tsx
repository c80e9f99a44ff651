import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Initials } from '../facts/initials.tsx';
import { Panel } from '../layout/panel.tsx';
import classes from './lead-sample.module.css';
import { SampleHead } from './sample-head.tsx';

const LEADS = [
  {
    id: 'eva',
    name: 'Eva Winkler',
    parts: [
      { text: 'eva.first', points: 41 },
      { text: 'eva.second', points: 28 },
      { text: 'eva.third', points: 17 },
    ],
  },
  {
    id: 'martin',
    name: 'Martin Berger',
    parts: [
      { text: 'martin.first', points: 40 },
      { text: 'martin.second', points: 24 },
    ],
  },
] as const;

/** A score is the sum of its parts. */
const scoreOf = (parts: readonly { points: number }[]): number => parts.reduce((sum, { points }) => sum + points, 0);

/** Two people of the lead list, with what speaks for them. */
export const LeadSample = () => {
  const { t } = useTranslation('samples', { keyPrefix: 'leads' });
  return (
    <Panel>
      <SampleHead title={t('list')} note={t('found')} />
      <ol>
        {LEADS.map(({ id, name, parts }) => (
          <li key={id} className={classes.lead}>
            <Initials name={name} />
            <div className={classes.name}>
              <b className="weight-600 ink">{name}</b>
              {t(`${id}.role`)}
            </div>
            <div className={classes.score}>
              <b className="weight-600 ink">{scoreOf(parts)}</b>
              {t('score')}
            </div>
            <div className={classes.parts}>
              <div className={classes.bar} aria-hidden="true">
                {parts.map(({ text, points }, index) => (
                  <i key={text} data-part={index} style={{ width: `${points}%` }} />
                ))}
              </div>
              <ul>
                {parts.map(({ text, points }, index) => (
                  <li className="row items-baseline gap-10 balance mt-4" key={text}>
                    <i data-part={index} />
                    {t(text)}
                    <b className="weight-600 ink">{points}</b>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
