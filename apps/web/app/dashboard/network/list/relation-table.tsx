import type { NetworkPoint, NetworkRelation } from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { NONE } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { StatusText } from '../../../ui/facts/status-text.tsx';
import table from '../../../ui/facts/table.module.css';
import { type Choice, chosenPoint } from '../network.url.ts';
import type { Picture } from '../picture/picture.ts';
import { PointMark } from '../point-mark.tsx';
import { useRelationWords } from '../use-relation-words.ts';
import { orderRelations } from './order-relations.ts';
import classes from './relation-table.module.css';

const ROWS_AT_ONCE = 50;

type RelationTableProps = {
  picture: Picture;
  path: readonly string[];
  /** Only relations of these. */
  found: ReadonlySet<string> | undefined;
  /** Undefined: today. */
  on: Day | undefined;
  choice: Choice | undefined;
  onChoose(choice: Choice): void;
};

/** All relations of the picture, in words: those of the path first, then the nearest. */
export const RelationTable = ({ picture, path, found, on, choice, onChoose }: RelationTableProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'table' });
  const { t: texts } = useTranslation('network');
  const { count } = useFormat();
  const words = useRelationWords();
  const [shownRows, setShownRows] = useState(ROWS_AT_ONCE);
  const points = new Map(picture.points.map((point) => [point.id, point]));
  const rows = orderRelations(picture, path).filter(
    ({ relation: { from, to } }) => found === undefined || found.has(from) || found.has(to),
  );
  const selected = chosenPoint(choice);
  const end = (id: string) => {
    const point: NetworkPoint | undefined = points.get(id);
    return point === undefined ? null : (
      <span className="inline-row items-baseline gap-8">
        <PointMark point={point} isSelected={id === selected} />
        <button className="text-button anywhere" type="button" onClick={() => onChoose({ point: id })}>
          {point.name}
        </button>
      </span>
    );
  };
  const state = (relation: NetworkRelation) => (
    <span className="inline-row wrap gap-8 gap-y-0">
      {!relation.is_same_person &&
        (relation.standing === 'current' ? (
          <StatusText status="active">{words.state(relation, on)}</StatusText>
        ) : (
          <span className="size-12 ink3">{words.state(relation, on)}</span>
        ))}
      {relation.grade === 'likely' && <span className="size-12 amber-text">{texts('detail.likely')}</span>}
    </span>
  );
  if (rows.length === 0) return <p className="ink3 px-16 py-16">{t('none')}</p>;
  return (
    <>
      <div className={classes.scroll}>
        <table className={table.table} aria-label={t('label')}>
          <thead>
            <tr>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('relation')}</th>
              <th scope="col">{t('to')}</th>
              <th scope="col" className={table.end}>
                {t('share')}
              </th>
              <th scope="col">{t('years')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('member:source')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map(({ key, relation, isOnPath }) => (
              <tr key={key} className={classes.row} data-path={isOnPath} data-standing={relation.standing}>
                <td>{end(relation.from)}</td>
                <td data-label={t('relation')}>
                  <button
                    type="button"
                    className="text-button weight-400 ink2"
                    onClick={() => onChoose({ from: relation.from, to: relation.to })}
                  >
                    {words.kinds(relation)}
                  </button>
                </td>
                <td data-label={t('to')}>{end(relation.to)}</td>
                <td data-label={t('share')} className={table.end}>
                  {words.percent(relation) || NONE}
                </td>
                <td data-label={t('years')} className="nowrap">
                  {words.years(relation) || NONE}
                </td>
                <td data-label={t('state')}>{state(relation)}</td>
                <td data-label={t('member:source')} className="size-12">
                  {words.source(relation)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row wrap items-center justify-between gap-8 ink3 px-16 py-10 line-top">
        <span>
          {[
            t('showing', { shown: count(Math.min(shownRows, rows.length)), total: count(rows.length) }),
            path.length > 0 && t('pathFirst'),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        {shownRows < rows.length && (
          <Button size="xs" variant="default" onClick={() => setShownRows(shownRows + ROWS_AT_ONCE)}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
};
