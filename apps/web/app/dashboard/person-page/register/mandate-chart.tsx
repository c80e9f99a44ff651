import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';
import type { Day } from '@firmament/calendar/day';
import { isLeading, isLiquidating } from '@firmament/representation/office-of-title';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { CompanyStatus } from '../../../ui/facts/company-status.tsx';
import { type Axis, axisOf, type Bar, barOf } from './mandate-axis.ts';
import classes from './mandate-chart.module.css';
import type { MandateGroup } from './mandate-groups.ts';
import { useFunctionText } from './use-function-text.ts';
import { useTerm } from './use-term.ts';

/** Who acts for a company by office, to its very end; everybody else holds Prokura, a share or a seat that watches. */
const functionKind = (title: string): 'lead' | 'other' => (isLeading(title) || isLiquidating(title) ? 'lead' : 'other');

const stretch = (from: number, to: number): CSSProperties =>
  ({ '--from': `${from.toFixed(2)}%`, '--length': `${(to - from).toFixed(2)}%` }) as CSSProperties;

const Drawing = ({ mandate, bar, title }: { mandate: RegisterMandate; bar: Bar; title: string }) => {
  const term = useTerm();
  const { from, to, confirmedTo, open, label } = bar;
  const look = {
    'data-state': mandate.state,
    'data-grade': mandate.grade,
    'data-kind': functionKind(mandate.title),
    'data-open': open,
  };
  return (
    <>
      {confirmedTo > from && (
        <span className={classes.bar} {...look} style={stretch(from, confirmedTo)}>
          {label === 'inside' && title}
        </span>
      )}
      {confirmedTo < to && (
        <span className={classes.doubt} data-grade={mandate.grade} style={stretch(confirmedTo, to)}>
          <span>{label === 'doubt' ? `${title}, ${term.unconfirmed(mandate)}` : term.unconfirmed(mandate)}</span>
        </span>
      )}
      {(label === 'before' || label === 'after') && (
        <span className={classes.caption} data-place={label} style={stretch(from, to)}>
          {title}
        </span>
      )}
    </>
  );
};

const Row = ({ mandate, axis }: { mandate: RegisterMandate; axis: Axis }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'chart' });
  const term = useTerm();
  const { company_id, company_name, company_city, company_status, is_old, grade } = mandate;
  const title = useFunctionText()(mandate);
  const bar = barOf(mandate, axis, title);
  return (
    <li className={`${classes.row} line-top unbroken`} data-old={is_old}>
      <div className={`${classes.company} min-w-0 anywhere`}>
        <Link className={`plain-link weight-500 ${is_old ? 'ink3' : ''}`} to={`/dashboard/companies/${company_id}`}>
          {company_name}
        </Link>
        <span className="row wrap items-center gap-8 gap-y-0 text-12 ink3">
          {company_city !== null && <span>{company_city}</span>}
          {company_status !== 'active' && <CompanyStatus status={company_status} />}
          {grade === 'likely' && <span className="ink2 italic">{t('likely')}</span>}
        </span>
        {/* The drawing in words: for screen readers, and in its place on a phone. */}
        <span className={classes.words}>
          {`${title}, ${term.years(mandate)}`}
          {mandate.state === 'unconfirmed' && `, ${term.unconfirmed(mandate)}`}
        </span>
      </div>
      <div className={`${classes.track} size-11 nowrap no-phone`} aria-hidden="true">
        {axis.ticks.map(({ year, at }) => (
          <i key={year} style={{ left: `${at}%` }} />
        ))}
        {bar === undefined ? (
          <span className={classes.caption} data-place="end">
            {`${title}, ${mandate.state === 'past' ? t('noDays') : t('startUnknown')}`}
          </span>
        ) : (
          <Drawing mandate={mandate} bar={bar} title={title} />
        )}
        <b style={{ left: `${axis.today}%` }} />
      </div>
    </li>
  );
};

const LOOKS = ['lead', 'other', 'past', 'unconfirmed', 'likely', 'today'] as const;

const Legend = () => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'chart.legend' });
  return (
    <p className={`${classes.legend} row wrap gap-16 gap-y-4 text-11 ink3 px-16 line-top no-phone`} aria-hidden="true">
      {LOOKS.map((look) => (
        <span key={look} className="inline-row items-center gap-6">
          <i data-look={look} />
          {t(look)}
        </span>
      ))}
    </p>
  );
};

type MandateChartProps = { groups: readonly MandateGroup[]; today: Day };

/** Mandates as bars over the years. */
export const MandateChart = ({ groups, today }: MandateChartProps) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'chart' });
  const axis = axisOf(
    groups.flatMap(({ mandates }) => mandates),
    today,
  );
  return (
    <div className={classes.chart}>
      <div className={`${classes.years} text-11 ink3 numeric line-top no-phone`} aria-hidden="true">
        <div>
          {axis.ticks.map(({ year, at }) => (
            <span key={year} style={{ left: `${at}%` }}>
              {year}
            </span>
          ))}
        </div>
      </div>
      {groups.map(({ kind, mandates, total }) => (
        <section key={kind}>
          <h3
            className={`${classes.group} row items-center justify-between gap-16 size-12 weight-500 ink3 numeric px-16 py-4 line-top`}
          >
            <span>
              {t(kind)}
              {kind === 'old' && <small className="size-11 weight-400 ml-8">{t('oldWhy')}</small>}
            </span>
            <span>{total}</span>
          </h3>
          <ul>
            {mandates.map((mandate) => (
              <Row key={mandate.mandate_id} mandate={mandate} axis={axis} />
            ))}
          </ul>
        </section>
      ))}
      <Legend />
    </div>
  );
};
