import type { NetworkRelation } from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useSourceWords } from '../../lib/i18n/use-source-words.ts';
import { useWords } from '../../lib/i18n/use-words.ts';

/** Relations in a few words: what, since when, says who. */
export const useRelationWords = () => {
  const { t } = useTranslation('network');
  const sourceWords = useSourceWords();
  const words = useWords();
  const { share } = useFormat();
  const { day } = useDateFormat();

  const kinds = ({ kinds: all, title, is_same_person }: NetworkRelation): string => {
    if (is_same_person) return t('table.samePerson');
    // The register's own word says more than our kind.
    if (title !== null) return words.title(title, null);
    return all.map((kind) => t(`kinds.${kind}`)).join(', ');
  };
  const years = ({ started_on, ended_on, missed_on }: NetworkRelation): string => {
    const from = started_on?.slice(0, 4) ?? '';
    // Nobody stated that it ended then.
    if (missed_on !== null) return `${from} – ${t('table.byYear', { year: missed_on.slice(0, 4) })}`.trimStart();
    const to = ended_on?.slice(0, 4) ?? '';
    return from === '' && to === '' ? '' : `${from}–${to}`;
  };
  const period = ({ started_on, ended_on, missed_on, state }: NetworkRelation): string => {
    if (missed_on !== null) {
      const gone = t('detail.missed', { day: day(missed_on) });
      return started_on === null ? gone : t('detail.from', { day: day(started_on), end: gone });
    }
    if (started_on !== null && ended_on === null && state === 'past') {
      return t('detail.from', { day: day(started_on), end: t('detail.endUnknown') });
    }
    if (started_on === null)
      return ended_on === null ? t('detail.undated') : t('member:untilDay', { day: day(ended_on) });
    if (ended_on === null) return t('member:sinceDay', { day: day(started_on) });
    return t('detail.period', { from: day(started_on), to: day(ended_on) });
  };
  const source = ({ source_label, as_of }: NetworkRelation): string =>
    as_of === null
      ? sourceWords.source(source_label)
      : t('member:sourceOn', { source: sourceWords.source(source_label), day: day(as_of) });
  /** On the day that is looked at; undefined: today. */
  const state = ({ standing, as_of }: NetworkRelation, on: Day | undefined): string => {
    if (standing === 'unconfirmed' && as_of !== null) return t('states.lastConfirmed', { year: as_of.slice(0, 4) });
    return t(standing === 'current' && on !== undefined ? 'states.heldThen' : `states.${standing}`);
  };
  /** The same within a row of words, where it is not simply in force. */
  const remark = ({ standing, as_of }: NetworkRelation): string => {
    if (standing === 'current') return '';
    if (standing === 'unconfirmed' && as_of !== null) return t('detail.lastConfirmed', { year: as_of.slice(0, 4) });
    return t(`detail.${standing}`);
  };
  const percent = (relation: NetworkRelation): string => (relation.share === null ? '' : share(relation.share));
  return { kinds, years, period, source, state, remark, percent };
};
