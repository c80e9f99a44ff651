import {
  MAX_NETWORK_DEPTH,
  MAX_START_POINTS,
  NETWORK_RELATIONS,
  type Network,
  type NetworkRelationKind,
  pointKind,
} from '@firmament/api-contract/calls/network';
import { Switch } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { COMPANY_STATUSES, type NetworkState } from '../network.url.ts';
import type { Picture } from '../picture/picture.ts';
import { PointMark } from '../point-mark.tsx';
import { PointPicker } from '../point-picker.tsx';
import classes from './filter-panel.module.css';

type PanelProps = { state: NetworkState; onChange(next: Partial<NetworkState>): void };

type StartsProps = PanelProps & {
  nameOf(id: string): string;
  statusOf(id: string): 'terminated' | 'in_liquidation' | 'active' | null;
};

const Starts = ({ state: { start }, nameOf, statusOf, onChange }: StartsProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'filter' });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section>
      <h3>
        {t('starts')}
        {start.length < MAX_START_POINTS && (
          <button
            type="button"
            className={classes.link}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            {t('add')}
          </button>
        )}
      </h3>
      <ul>
        {start.map((id) => (
          <li key={id} className={classes.start}>
            <PointMark point={{ kind: pointKind(id), status: statusOf(id) }} />
            <span>{nameOf(id)}</span>
            <button
              type="button"
              aria-label={t('remove', { name: nameOf(id) })}
              onClick={() => onChange({ start: start.filter((other) => other !== id) })}
            >
              <IconX size={14} stroke={1.7} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {(isAdding || start.length === 0) && (
        <PointPicker
          label={t('addLabel')}
          hasFocus={isAdding}
          onPick={(id) => {
            setIsAdding(false);
            onChange({ start: [...start.filter((other) => other !== id), id], choice: { point: id } });
          }}
        />
      )}
    </section>
  );
};

const MinShare = ({ state: { minShare }, onChange }: PanelProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'filter' });
  const [typed, setTyped] = useState(minShare?.toString() ?? '');
  useEffect(() => setTyped(minShare?.toString() ?? ''), [minShare]);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    const value = Number(typed.replace(',', '.'));
    const next = typed.trim() !== '' && value > 0 && value <= 100 ? value : undefined;
    if (next === undefined) setTyped('');
    if (next !== minShare) onChange({ minShare: next });
  };
  return (
    <form className={classes.share} onSubmit={submit}>
      <label>
        <span>{t('minShare')}</span>
        <input
          inputMode="decimal"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => submit()}
        />
        <small>{t('minShareUnit')}</small>
      </label>
    </form>
  );
};

type OptionProps = { name: string; count: number | undefined; isOn: boolean; onToggle(): void };

const Option = ({ name, count, isOn, onToggle }: OptionProps) => (
  <label className={classes.option}>
    <input type="checkbox" checked={isOn} onChange={onToggle} />
    <span>{name}</span>
    {count !== undefined && <span className={classes.count}>{count}</span>}
  </label>
);

const Relations = ({ state, picture, onChange }: PanelProps & { picture: Picture }) => {
  const { t } = useTranslation('network');
  const relations = picture.lines.flatMap((line) => line.relations);
  const countOf = (kind: NetworkRelationKind) => relations.filter(({ kinds }) => kinds.includes(kind)).length;
  const chosen = state.kinds ?? NETWORK_RELATIONS;
  // What no company here has is no choice; what was taken out stays, or it could not come back.
  const offered = NETWORK_RELATIONS.filter(
    (kind) => countOf(kind) > 0 || (state.kinds !== undefined && !state.kinds.includes(kind)),
  );
  const toggle = (kind: NetworkRelationKind): void => {
    const next = NETWORK_RELATIONS.filter((entry) => chosen.includes(entry) !== (entry === kind));
    onChange({ kinds: next.length === 0 || next.length === NETWORK_RELATIONS.length ? undefined : next });
  };
  return (
    <section>
      <h3>{t('filter.relations')}</h3>
      {offered.map((kind) => (
        <Option
          key={kind}
          name={t(`kinds.${kind}`)}
          count={chosen.includes(kind) ? countOf(kind) : undefined}
          isOn={chosen.includes(kind)}
          onToggle={() => toggle(kind)}
        />
      ))}
      <MinShare state={state} onChange={onChange} />
    </section>
  );
};

const Companies = ({ state: { hidden }, picture, onChange }: PanelProps & { picture: Picture }) => {
  const { t } = useTranslation('network');
  const countOf = (status: (typeof COMPANY_STATUSES)[number]) =>
    picture.points.filter((point) => point.status === status).length;
  return (
    <section>
      <h3>{t('filter.companies')}</h3>
      {COMPANY_STATUSES.map((status) => (
        <Option
          key={status}
          name={t(`statuses.${status}`)}
          count={countOf(status)}
          isOn={!hidden.includes(status)}
          onToggle={() =>
            onChange({ hidden: COMPANY_STATUSES.filter((entry) => hidden.includes(entry) !== (entry === status)) })
          }
        />
      ))}
    </section>
  );
};

const Sureness = ({ state, picture, leftOut, onChange }: PanelProps & { picture: Picture; leftOut: number }) => {
  const { t } = useTranslation('network', { keyPrefix: 'filter' });
  const { count: format } = useFormat();
  const relations = picture.lines.flatMap((line) => line.relations);
  const likely = relations.filter(({ grade }) => grade === 'likely').length;
  const past = relations.filter(({ standing }) => standing === 'past').length;
  const told = (key: 'leftOut' | 'likelyShown' | 'pastShown', count: number) => t(key, { count, shown: format(count) });
  return (
    <>
      <section>
        <Switch
          size="xs"
          labelPosition="left"
          label={t('certain')}
          checked={!state.isLikelyShown}
          onChange={(event) => onChange({ isLikelyShown: !event.currentTarget.checked })}
        />
        <p className={classes.remark}>
          {state.isLikelyShown
            ? told('likelyShown', likely)
            : leftOut === 0
              ? t('leftOutNone')
              : told('leftOut', leftOut)}
        </p>
      </section>
      <section>
        <Switch
          size="xs"
          labelPosition="left"
          label={t('past')}
          checked={state.isPastShown}
          onChange={(event) => onChange({ isPastShown: event.currentTarget.checked })}
        />
        <p className={classes.remark}>
          {!state.isPastShown ? t('pastHidden') : past === 0 ? t('pastNone') : told('pastShown', past)}
        </p>
      </section>
    </>
  );
};

type FilterPanelProps = StartsProps & {
  /** Before companies are hidden by their status. */
  picture: Picture;
  leftOut: Network['left_out'] | undefined;
};

/** What is asked for. */
export const FilterPanel = ({ picture, leftOut, ...starts }: FilterPanelProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'filter' });
  const { state, onChange } = starts;
  return (
    <div className={classes.panel}>
      <Starts {...starts} />
      <section>
        <h3>
          {t('depth')} <small>{t('depthRemark')}</small>
        </h3>
        <Segments
          label={t('depth')}
          options={Array.from({ length: MAX_NETWORK_DEPTH }, (_, place) => ({
            value: place + 1,
            text: String(place + 1),
          }))}
          chosen={state.depth}
          onChoose={(depth) => onChange({ depth })}
        />
      </section>
      <Relations state={state} picture={picture} onChange={onChange} />
      <Sureness state={state} picture={picture} leftOut={leftOut?.likely ?? 0} onChange={onChange} />
      <Companies state={state} picture={picture} onChange={onChange} />
    </div>
  );
};
