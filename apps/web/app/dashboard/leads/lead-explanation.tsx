import type { Lead, LeadContributor } from '@firmament/api-contract/calls/leads';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { TableHead } from '../../ui/facts/table-head.tsx';
import classes from './lead-explanation.module.css';
import { drawLead } from './lead-figure.ts';
import './rank.css';

/** Decoration: the table beside it says everything. */
const FigureOf = ({ lead }: { lead: Lead }) => {
  const { t } = useTranslation('leads');
  const { width, height, people, places, lead: end, lines } = drawLead(lead, t('you'));
  return (
    <svg className={classes.figure} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lines.map(({ id, from, to, rank, width: thickness }) => (
        <line
          key={id}
          data-rank={Math.min(4, rank)}
          strokeWidth={thickness}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
        />
      ))}
      {people.map(({ id, label, x, y, labelY, rank = 4 }) => (
        <g key={id}>
          <circle data-rank={Math.min(4, rank)} cx={x} cy={y} r={5} />
          <text x={x} y={labelY}>
            {label}
          </text>
        </g>
      ))}
      {places.map(({ id, label, x, y, labelY }) => (
        <g key={id}>
          <rect x={x - 4} y={y - 4} width={8} height={8} rx={2} />
          <text x={x} y={labelY}>
            {label}
          </text>
        </g>
      ))}
      <circle className={classes.glow} cx={end.x} cy={end.y} r={12} />
      <circle className={classes.lead} cx={end.x} cy={end.y} r={6} />
      <text x={end.x} y={end.labelY}>
        {end.label}
      </text>
    </svg>
  );
};

const Row = ({ part, rank }: { part: LeadContributor; rank: number }) => {
  const { t } = useTranslation('leads');
  const { count } = useFormat();
  const { employee_id, fullName, is_you, contribution, shared } = part;
  return (
    <tr>
      <th scope="row">
        <i data-rank={Math.min(4, rank)} aria-hidden="true" />
        <Link to={`/dashboard/employees/${encodeURIComponent(employee_id)}`}>{is_you ? t('you') : fullName}</Link>
      </th>
      <td>
        {shared.map(({ kind, name }) => (
          <span key={`${kind} ${name}`} className="block">
            {name}
          </span>
        ))}
      </td>
      <td>
        {shared.map(({ kind, name, years }) => (
          <span key={`${kind} ${name}`} className="block">
            {years > 0 ? count(years) : t('table.notTogether')}
          </span>
        ))}
      </td>
      <td className={classes.points}>{count(contribution)}</td>
    </tr>
  );
};

/** Explains a score, as a figure and as a table. */
export const LeadExplanation = ({ lead }: { lead: Lead }) => {
  const { t } = useTranslation('leads', { keyPrefix: 'table' });
  const { count } = useFormat();
  return (
    <div className={classes.box}>
      <FigureOf lead={lead} />
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={t('label', { name: lead.fullName })}>
          <TableHead columns={[t('who'), t('shared'), t('years'), t('part')]} />
          <tbody>
            {lead.internals.map((part, i) => (
              <Row key={part.employee_id} part={part} rank={i + 1} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('total')}
              </th>
              <td className={classes.points}>{count(lead.score)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
};
