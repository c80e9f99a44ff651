import type { Lead } from '@firmament/api-contract/calls/leads';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { NONE } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LeadExplanation } from './lead-explanation.tsx';
import classes from './lead-row.module.css';
import { PresenceMarks } from './presence-marks.tsx';
import { ScoreBar, ScoreShares } from './score-parts.tsx';
import { SharedList } from './shared-list.tsx';

const Who = ({ lead }: { lead: Lead }) => {
  const words = useWords();
  const { employee_id, fullName, title, company_id, company_name, locality } = lead;
  return (
    <div className={`${classes.who} ink2 anywhere min-w-0`}>
      <h2 className={classes.name}>
        <Link className="ink-link" to={`/dashboard/employees/${encodeURIComponent(employee_id)}`} prefetch="intent">
          {fullName}
        </Link>
      </h2>
      <p>{title ?? NONE}</p>
      <p>
        {company_id === null ? (
          company_name
        ) : (
          <Link className="plain-link" to={`/dashboard/companies/${company_id}`} prefetch="intent">
            {company_name}
          </Link>
        )}
      </p>
      {locality !== null && <p className="ink3">{words.locality(locality)}</p>}
      <PresenceMarks lead={lead} />
    </div>
  );
};

type LeadRowProps = {
  lead: Lead;
  rank: number;
  /** The highest score of the list. */
  top: number;
  isOpenAtFirst: boolean;
  action: ReactNode;
};

/** One lead: score, person and reasons. */
export const LeadRow = ({ lead, rank, top, isOpenAtFirst, action }: LeadRowProps) => {
  const { t } = useTranslation('leads');
  const { count } = useFormat();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const explanationId = useId();
  return (
    <li className={`${classes.lead} line-top`} data-open={isOpen}>
      <div className={classes.row}>
        <span className={`${classes.rank} ink3 numeric`} role="img" aria-label={t('rank', { rank })}>
          {count(rank)}
        </span>
        <div className={`${classes.score} weight-650 numeric`}>
          <span role="img" aria-label={t('scoreOf', { score: count(lead.score) })}>
            {count(lead.score)}
          </span>
          <ScoreBar lead={lead} top={top} />
        </div>
        <Who lead={lead} />
        <div className={`${classes.why} min-w-0`}>
          <SharedList lead={lead} />
          <ScoreShares lead={lead} />
        </div>
        <div className={`${classes.actions} nowrap row items-center gap-4`}>
          {action}
          <ActionIcon
            className={classes.toggle ?? ''}
            variant="subtle"
            color="gray"
            aria-label={t(isOpen ? 'close' : 'open', { name: lead.fullName })}
            aria-expanded={isOpen}
            aria-controls={explanationId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <div id={explanationId} className="card-body" hidden={!isOpen}>
        {isOpen && <LeadExplanation lead={lead} />}
      </div>
    </li>
  );
};
