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
    <div className={classes.who}>
      <h2 className={classes.name}>
        <Link to={`/dashboard/employees/${encodeURIComponent(employee_id)}`} prefetch="intent">
          {fullName}
        </Link>
      </h2>
      <p>{title ?? NONE}</p>
      <p className={classes.company}>
        {company_id === null ? (
          company_name
        ) : (
          <Link to={`/dashboard/companies/${company_id}`} prefetch="intent">
            {company_name}
          </Link>
        )}
      </p>
      {locality !== null && <p className={classes.locality}>{words.locality(locality)}</p>}
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
    <li className={classes.lead} data-open={isOpen}>
      <div className={classes.row}>
        <span className={classes.rank} role="img" aria-label={t('rank', { rank })}>
          {count(rank)}
        </span>
        <div className={classes.score}>
          <span role="img" aria-label={t('scoreOf', { score: count(lead.score) })}>
            {count(lead.score)}
          </span>
          <ScoreBar lead={lead} top={top} />
        </div>
        <Who lead={lead} />
        <div className={classes.why}>
          <SharedList lead={lead} />
          <ScoreShares lead={lead} />
        </div>
        <div className={classes.actions}>
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
      <div id={explanationId} className={classes.explanation} hidden={!isOpen}>
        {isOpen && <LeadExplanation lead={lead} />}
      </div>
    </li>
  );
};
