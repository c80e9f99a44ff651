import type { NetworkPaths, NetworkPoint, NetworkRelation } from '@firmament/api-contract/calls/network';
import { Fragment } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { type Choice, chosenPoint } from '../network.url.ts';
import { isControlOnly, isHolding } from '../picture/picture.ts';
import { PointMark } from '../point-mark.tsx';
import { useRelationWords } from '../use-relation-words.ts';
import classes from './path-steps.module.css';

/** What a step says when it is read from its first point to its second. */
const useStepWords = () => {
  const { t } = useTranslation('network', { keyPrefix: 'path' });
  const words = useRelationWords();
  const whenOf = ({ started_on, ended_on, missed_on, state }: NetworkRelation): string => {
    const end = ended_on ?? missed_on;
    if (end !== null) return t(ended_on === null ? 'missed' : 'until', { year: end.slice(0, 4) });
    if (started_on === null) return '';
    return t(state === 'past' ? 'begun' : 'ui:sinceYear', { year: started_on.slice(0, 4) });
  };
  return (relation: NetworkRelation, from: string): { what: string; when: string } => {
    const isForward = relation.from === from;
    // "Since 2012" would say that it still holds.
    const when = relation.standing === 'unconfirmed' ? words.remark(relation) : whenOf(relation);
    const title = words.kinds(relation);
    const share = words.percent(relation);
    if (relation.is_same_person) return { what: t('same_person'), when: '' };
    if (relation.kinds.includes('branch')) return { what: t(isForward ? 'hasBranch' : 'branchOf'), when };
    if (isControlOnly(relation)) return { what: t(isForward ? 'parentOf' : 'hasParent'), when };
    // A general partner may have no share at all: the register's word says what is known.
    const isPartnerOnly = share === '' && !relation.kinds.includes('shareholder');
    if (!isHolding(relation) || isPartnerOnly) return { what: t(isForward ? 'isAt' : 'hasAs', { title }), when };
    if (share === '') return { what: t(isForward ? 'holdsSome' : 'heldBy'), when };
    return { what: t(isForward ? 'holds' : 'heldTo', { share }), when };
  };
};

type PathStepsProps = {
  answer: NetworkPaths;
  path: NetworkPaths['paths'][number];
  choice: Choice | undefined;
  onChoose(choice: Choice): void;
};

/** The path from left to right, on a phone from above. */
export const PathSteps = ({ answer, path, choice, onChoose }: PathStepsProps) => {
  const { t } = useTranslation('network');
  const words = useWords();
  const step = useStepWords();
  const points = new Map(answer.points.map((point) => [point.id, point]));
  const selected = chosenPoint(choice);
  const remark = ({ kind, birth_year, place }: NetworkPoint): string => {
    if (kind === 'person' && birth_year !== null) return t('member:bornIn', { year: birth_year });
    return place === null ? '' : words.locality(place);
  };
  return (
    <ol className={`${classes.steps} line-top`} aria-label={t('path.title')}>
      {path.points.map((id, at) => {
        const point = points.get(id);
        const relation = answer.relations[path.relations[at] ?? -1];
        const { what = '', when = '' } = relation === undefined ? {} : step(relation, id);
        if (point === undefined) return null;
        return (
          <Fragment key={id}>
            <li className={`${classes.point} row items-center gap-6 weight-600 text-center`}>
              <PointMark point={point} isSelected={id === selected} isPath />
              <button type="button" className="bare-button anywhere" onClick={() => onChoose({ point: id })}>
                {point.name}
              </button>
              <small className="size-12 weight-400 ink3">{remark(point)}</small>
            </li>
            {relation !== undefined && (
              <li
                className={`${classes.leg} text-12 ink2 text-center`}
                data-likely={relation.grade === 'likely'}
                data-past={!relation.is_in_force}
              >
                <button
                  type="button"
                  className="bare-button anywhere"
                  onClick={() => onChoose({ from: relation.from, to: relation.to })}
                >
                  <span className="weight-500 ink">{what}</span> <span>{when}</span>
                </button>
              </li>
            )}
          </Fragment>
        );
      })}
    </ol>
  );
};
