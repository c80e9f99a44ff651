import type { NetworkRelation } from '@firmament/api-contract/calls/network';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { Choice } from '../network.url.ts';
import type { Line, Picture } from '../picture/picture.ts';
import { PointMark } from '../point-mark.tsx';
import { useRelationWords } from '../use-relation-words.ts';
import classes from './detail-panel.module.css';

const OneRelation = ({ relation }: { relation: NetworkRelation }) => {
  const { t } = useTranslation('network', { keyPrefix: 'detail' });
  const words = useRelationWords();
  const { is_same_person, basis, grade } = relation;
  const facts: (readonly [string, string] | false)[] = [
    !is_same_person && relation.share !== null && [t('share'), words.percent(relation)],
    !is_same_person && [t('period_label'), words.period(relation)],
    !is_same_person && [t('state'), `${words.state(relation)}. ${t(`basis.${basis}`)}.`],
    [t('source'), words.source(relation)],
    [t('grade'), t(grade === 'certain' ? 'certain' : 'likelyWhy')],
  ];
  return (
    <div className={classes.section}>
      <p className={classes.sentence}>{relation.sentence[useLanguage()]}</p>
      <dl className={classes.facts}>
        {facts
          .filter((fact) => fact !== false)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {/* They stand on the page of either. */}
      {is_same_person && <Link to={`/dashboard/employees/${relation.from}#match`}>{t('reasons')}</Link>}
    </div>
  );
};

type RelationDetailProps = { line: Line; picture: Picture; onChoose(choice: Choice): void };

/** All that two have to do with each other, each with the sentence, who says so, when, and how sure it is. */
export const RelationDetail = ({ line, picture, onChoose }: RelationDetailProps) => (
  <>
    <ul className={classes.ends}>
      {[line.from, line.to].map((id) => {
        const point = picture.points.find((entry) => entry.id === id);
        return point === undefined ? null : (
          <li key={id}>
            <PointMark point={point} />
            <button type="button" className={classes.other} onClick={() => onChoose({ point: id })}>
              {point.name}
            </button>
          </li>
        );
      })}
    </ul>
    {line.relations.map((relation) => (
      <OneRelation
        key={[relation.from, relation.kinds.join(), relation.title, relation.started_on, relation.source_label].join()}
        relation={relation}
      />
    ))}
  </>
);
