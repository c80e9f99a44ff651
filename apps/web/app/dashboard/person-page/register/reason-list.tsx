import type { MatchReason } from '@firmament/api-contract/calls/register-record';
import { IconCheck, IconMinus, IconQuestionMark } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './match-card.module.css';
import { useReasonText } from './use-reason-text.ts';

const ICONS = { for: IconCheck, against: IconMinus, silent: IconQuestionMark } as const;

/** What speaks for it on the left; against it, and what is not known, on the right. */
export const ReasonList = ({ reasons }: { reasons: readonly MatchReason[] }) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match' });
  const text = useReasonText();
  const sides = [
    reasons.filter(({ speaks }) => speaks === 'for'),
    reasons.filter(({ speaks }) => speaks !== 'for'),
  ].filter((side) => side.length > 0);
  return (
    <div className={`${classes.reasons} halves`}>
      {sides.map((side) => (
        <ul key={side[0]?.speaks}>
          {side.map((reason) => {
            const Icon = ICONS[reason.speaks];
            return (
              <li key={reason.kind} className="beside gap-8 text-13 ink2 anywhere">
                <Icon
                  className={`mt-2 ${reason.speaks === 'for' ? 'positive' : 'ink3'}`}
                  size={16}
                  stroke={2}
                  role="img"
                  aria-label={t(reason.speaks)}
                />
                <span>{text(reason)}</span>
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
};
