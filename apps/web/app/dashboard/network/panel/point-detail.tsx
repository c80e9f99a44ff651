import type { NetworkPoint, NetworkRelation } from '@firmament/api-contract/calls/network';
import { COUNTRIES, type CountryCode } from '@firmament/api-contract/calls/search';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { isOld } from '../../../lib/format/age.ts';
import { useFormat } from '../../../lib/format/format.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { CompanyStatus } from '../../../ui/facts/company-status.tsx';
import type { Choice } from '../network.url.ts';
import { pagePath } from '../page-path.ts';
import { isControlOnly, isHolding, nearTo, type Picture, relationKey } from '../picture/picture.ts';
import { PointMark } from '../point-mark.tsx';
import { useRelationWords } from '../use-relation-words.ts';
import classes from './detail-panel.module.css';
import { FactList } from './fact-list.tsx';

const SHOWN_AT_FIRST = 6;

const SECTIONS = [
  ...(['people', 'owners', 'parents', 'holds', 'subsidiaries', 'offices', 'branches', 'others'] as const),
] as const;

type Entry = { relation: NetworkRelation; other: NetworkPoint };
type Section = (typeof SECTIONS)[number];

const sectionOf = (relation: NetworkRelation, id: string): Section => {
  if (relation.is_same_person) return 'others';
  if (relation.kinds.includes('branch')) return 'branches';
  if (isControlOnly(relation)) return relation.from === id ? 'subsidiaries' : 'parents';
  if (isHolding(relation)) return relation.from === id ? 'holds' : 'owners';
  return relation.from === id ? 'offices' : 'people';
};

type RelationsProps = { name: string; entries: readonly Entry[]; onChoose(choice: Choice): void };

const Relations = ({ name, entries, onChoose }: RelationsProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'detail' });
  const words = useRelationWords();
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? entries : entries.slice(0, SHOWN_AT_FIRST);
  const more = entries.length - shown.length;
  return (
    <div className="px-16 py-12 line-top">
      <h3 className="row justify-between text-12 weight-600 ink2 mb-4">
        {name} <span>{entries.length}</span>
      </h3>
      <ul>
        {shown.map(({ relation, other }) => (
          <li key={relationKey(relation)} className="point-line items-baseline py-4">
            <PointMark point={other} />
            <button
              type="button"
              className="text-button weight-400 phone-28"
              onClick={() => onChoose({ point: other.id })}
            >
              {other.name}
            </button>
            <span className="weight-500 numeric">{words.percent(relation) || words.years(relation)}</span>
            <button
              type="button"
              className={`${classes.how} text-button text-12 weight-400 ink3 phone-28`}
              onClick={() => onChoose({ from: relation.from, to: relation.to })}
            >
              {[
                words.kinds(relation),
                words.percent(relation) !== '' && words.years(relation),
                words.remark(relation),
                relation.grade === 'likely' && t('likely'),
              ]
                .filter(Boolean)
                .join(', ')}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="text-button weight-400 phone-28" onClick={() => setIsLong(true)}>
          {t('showAll', { count: more })}
        </button>
      )}
    </div>
  );
};

const Facts = ({ point }: { point: NetworkPoint }) => {
  const { t } = useTranslation('network', { keyPrefix: 'detail' });
  const words = useWords();
  const { day } = useDateFormat();
  const { register_number, legal_form, founded, industry, birth_year } = point;
  const facts: (readonly [string, string] | false)[] = [
    register_number !== null && [t('registerNumber'), register_number],
    legal_form !== null && [t('legalForm'), words.legalForm(legal_form)],
    founded !== null && [t('founded'), founded.length === 10 ? day(founded) : founded],
    industry !== null && [t('member:industry'), words.industry(industry)],
    birth_year !== null && [t('born'), t('inYear', { year: birth_year })],
  ];
  return <FactList facts={facts} className="px-16 py-12 line-top" />;
};

export type PointActions = {
  starts: readonly string[];
  open: readonly string[];
  onExpand(id: string): void;
  onStart(id: string): void;
  onPathFrom(id: string): void;
};

type PointDetailProps = PointActions & { point: NetworkPoint; picture: Picture; onChoose(choice: Choice): void };

/** A company or person: what it is, and all its relations in the picture. */
export const PointDetail = ({ point, picture, onChoose, ...actions }: PointDetailProps) => {
  const { t } = useTranslation('network');
  const words = useWords();
  const { count } = useFormat();
  const { id, name, kind, status, stated_on, place, country, neighbours, is_hub } = point;
  const points = new Map(picture.points.map((entry) => [entry.id, entry]));
  const entries = picture.lines
    .flatMap((line) => line.relations)
    .flatMap((relation): Entry[] => {
      const other = points.get(relation.from === id ? relation.to : relation.from);
      return (relation.from !== id && relation.to !== id) || other === undefined ? [] : [{ relation, other }];
    })
    .sort((a, b) => Number(b.relation.is_in_force) - Number(a.relation.is_in_force));
  const where = [place && words.locality(place), country && words.country(COUNTRIES[country as CountryCode] ?? country)]
    .filter(Boolean)
    .join(', ');
  const drawn = [...nearTo(picture, id)].filter((other) => other !== id && points.has(other)).length;
  const more = Math.max(0, neighbours - drawn);
  const path = pagePath(id);
  // What was said years ago may no longer hold; that a company has ended does.
  const oldStatusDay = stated_on !== null && status !== 'terminated' && isOld(stated_on) ? stated_on : undefined;
  return (
    <>
      <div className="px-16 pt-4 pb-14">
        <h2 className={`${classes.name} text-16 weight-650`}>{name}</h2>
        <p className="size-12 ink2">
          {status !== null && <CompanyStatus status={status} saidOn={oldStatusDay} />} {where}
        </p>
        {kind === 'named_company' && <p className="text-12 ink3 mt-8">{t('detail.namedOnly')}</p>}
        {is_hub && <p className="text-12 ink3 mt-8">{t('detail.hub')}</p>}
        <div className={`${classes.actions} row wrap gap-8 mt-10`}>
          {path !== undefined && (
            <Button component={Link} to={path} size="xs">
              {t('member:open')}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => actions.onExpand(id)}>
            {t(actions.open.includes(id) ? 'detail.collapse' : 'detail.expand')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={actions.starts.includes(id)}
            onClick={() => actions.onStart(id)}
          >
            {t(actions.starts.includes(id) ? 'detail.isStart' : 'detail.makeStart')}
          </Button>
        </div>
        {more > 0 && <p className="text-12 ink3 mt-8">{t('detail.moreHere', { count: more, shown: count(more) })}</p>}
      </div>
      <Facts point={point} />
      {SECTIONS.map((section) => {
        const own = entries.filter(({ relation }) => sectionOf(relation, id) === section);
        return own.length === 0 ? null : (
          <Relations key={section} name={t(`detail.${section}`)} entries={own} onChoose={onChoose} />
        );
      })}
      <div className="px-16 py-12 line-top">
        <button type="button" className="text-button weight-400 phone-28" onClick={() => actions.onPathFrom(id)}>
          {t('detail.pathFrom')}
        </button>
      </div>
    </>
  );
};
