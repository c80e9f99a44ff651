import type { NetworkRelation } from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { Choice } from '../network.url.ts';
import { type Line, type Picture, relationKey } from '../picture/picture.ts';
import { PointMark } from '../point-mark.tsx';
import { useRelationWords } from '../use-relation-words.ts';
import { FactList } from './fact-list.tsx';

const OneRelation = ({ relation, on }: { relation: NetworkRelation; on: Day | undefined }) => {
  const { t } = useTranslation('network', { keyPrefix: 'detail' });
  const words = useRelationWords();
  const { is_same_person, standing, basis, grade } = relation;
  const held = [standing !== 'undated' && words.state(relation, on), basis !== null && t(`basis.${basis}`)]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
  const facts: (readonly [string, string] | false)[] = [
    !is_same_person && relation.share !== null && [t('share'), words.percent(relation)],
    !is_same_person && [t('period_label'), words.period(relation)],
    !is_same_person && [t('state'), held],
    [t('member:source'), words.source(relation)],
    [t('grade'), t(grade === 'certain' ? 'certain' : is_same_person ? 'likelyWhy' : 'likelyByName')],
  ];
  return (
    <div className="px-16 py-12 line-top">
      <p className="ink">{relation.sentence[useLanguage()]}</p>
      <FactList facts={facts} className="pt-8" />
      {/* They stand on the page of either. */}
      {is_same_person && <Link to={`/dashboard/employees/${relation.from}#match`}>{t('reasons')}</Link>}
    </div>
  );
};

type RelationDetailProps = {
  line: Line;
  picture: Picture;
  /** Undefined: today. */
  on: Day | undefined;
  onChoose(choice: Choice): void;
};

/** All that two have to do with each other, each with the sentence, who says so, when, and how sure it is. */
export const RelationDetail = ({ line, picture, on, onChoose }: RelationDetailProps) => (
  <>
    <ul className="stack gap-4 px-16 pt-4 pb-12">
      {[line.from, line.to].map((id) => {
        const point = picture.points.find((entry) => entry.id === id);
        return point === undefined ? null : (
          <li key={id} className="row items-baseline gap-10">
            <PointMark point={point} />
            <button type="button" className="text-button weight-400 phone-28" onClick={() => onChoose({ point: id })}>
              {point.name}
            </button>
          </li>
        );
      })}
    </ul>
    {line.relations.map((relation) => (
      <OneRelation key={relationKey(relation)} relation={relation} on={on} />
    ))}
  </>
);
