import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { LineLook } from '../picture/picture.ts';
import classes from './graph.module.css';
import { Mark } from './graph-point.tsx';
import { samplePointLooks } from './legend-points.ts';

const LINES = ['holds', 'controls', 'role', 'branch', 'unconfirmed', 'past', 'likely', 'path'] as const;

const LOOKS: Partial<Record<(typeof LINES)[number], LineLook>> = {
  holds: 'holds',
  controls: 'controls',
  branch: 'branch',
};
const hasArrow = (name: (typeof LINES)[number]): boolean => name === 'holds' || name === 'controls';

/** What the shapes mean. */
export const Legend = () => {
  const { t } = useTranslation('network', { keyPrefix: 'legend' });
  return (
    <ul className="row wrap gap-16 gap-y-4 text-11 ink3 px-16 py-8 line-top" aria-label={t('label')}>
      {samplePointLooks.map(({ name, point }) => (
        <li className="inline-row items-center gap-6" key={name}>
          <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
            {name === 'hub' && <circle className={classes.hub} r={7} />}
            <g className={classes.point}>
              <Mark point={point} radius={point === undefined ? 6 : 4} />
            </g>
          </svg>
          {t(name)}
        </li>
      ))}
      {LINES.map((name) => (
        <li className="inline-row items-center gap-6" key={name}>
          <svg width="26" height="10" viewBox="0 -5 26 10" aria-hidden="true">
            <g
              className={classes.line}
              data-look={LOOKS[name] ?? 'role'}
              data-standing={name === 'unconfirmed' ? 'unconfirmed' : 'current'}
              data-past={name === 'past'}
              data-likely={name === 'likely'}
              data-path={name === 'path'}
            >
              <path className={classes.stroke} d={`M1 0H${hasArrow(name) ? 18 : 25}`} />
              {hasArrow(name) && <path className={classes.arrow} d="M25 0L18 3L18 -3Z" />}
            </g>
          </svg>
          {t(name)}
        </li>
      ))}
      <li className="inline-row items-center gap-6">
        <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
          <circle className={classes.halo} r={8} />
          <g className={classes.point} data-selected="true">
            <circle className={classes.company} r={4.5} />
          </g>
        </svg>
        {t('selected')}
      </li>
    </ul>
  );
};
