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
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { COMPANY_STATUSES, type NetworkState } from '../network.url.ts';
import type { Picture } from '../picture/picture.ts';
import { PointMark } from '../point-mark.tsx';
import { PointPicker } from '../point-picker.tsx';
import classes from './filter-panel.module.css';

type PanelProps = { state: NetworkState; onChange(next: Partial<NetworkState>): void };

const Heading = ({ children }: { children: ReactNode }) => (
  <h3 className="row justify-between gap-8 text-12 weight-600 ink2 mb-8">{children}</h3>
);

type StartsProps = PanelProps & {
  nameOf(id: string): string;
  statusOf(id: string): 'terminated' | 'in_liquidation' | 'active' | null;
};

const Starts = ({ state: { start }, nameOf, statusOf, onChange }: StartsProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'filter' });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section>
      <Heading>
        {t('starts')}
        {start.length < MAX_START_POINTS && (
          <button
            type="button"
            className={`${classes.add} text-button`}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            {t('add')}
          </button>
        )}
      </Heading>
      <ul>
        {start.map((id) => (
          <li key={id} className={`${classes.start} row items-center gap-8 weight-500 mb-6`}>
            <PointMark point={{ kind: pointKind(id), status: statusOf(id) }} />
            <span className="flex-1 min-w-0 anywhere">{nameOf(id)}</span>
            <button
              type="button"
              className="icon-button flex-none"
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
    <form className={`${classes.share} text-12 ink3 mt-8`} onSubmit={submit}>
      <label className="stack items-center gap-8 gap-y-4">
        <span className="whole-line">{t('minShare')}</span>
        <input
          className="field size-13 text-right min-w-0 px-10"
          inputMode="decimal"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => submit()}
        />
        <small className="size-12">{t('minShareUnit')}</small>
      </label>
    </form>
  );
};

type OptionProps = { name: string; count: number | undefined; isOn: boolean; onToggle(): void };

const Option = ({ name, count, isOn, onToggle }: OptionProps) => (
  <label className={`${classes.option} stack items-center gap-8 pointer`}>
    <input type="checkbox" checked={isOn} onChange={onToggle} />
    <span>{name}</span>
    {count !== undefined && <span className="size-12 ink2 numeric">{count}</span>}
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
      <Heading>{t('filter.relations')}</Heading>
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
      <Heading>{t('member:companies')}</Heading>
      {COMPANY_STATUSES.map((status) => (
        <Option
          key={status}
          name={t(`member:status.${status}`)}
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

type ChoiceProps = { label: string; isOn: boolean; onToggle(isOn: boolean): void; remark: string };

const Choice = ({ label, isOn, onToggle, remark }: ChoiceProps) => (
  <section>
    <Switch
      size="xs"
      labelPosition="left"
      label={label}
      checked={isOn}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    />
    <p className="text-12 ink3 mt-4">{remark}</p>
  </section>
);

const Sureness = ({ state, picture, leftOut, onChange }: PanelProps & { picture: Picture; leftOut: number }) => {
  const { t } = useTranslation('network', { keyPrefix: 'filter' });
  const { count: format } = useFormat();
  const relations = picture.lines.flatMap((line) => line.relations);
  const likely = relations.filter(({ grade }) => grade === 'likely').length;
  const past = relations.filter(({ standing }) => standing === 'past').length;
  const told = (key: 'leftOut' | 'likelyShown' | 'pastShown', count: number) => t(key, { count, shown: format(count) });
  return (
    <>
      <Choice
        label={t('certain')}
        isOn={!state.isLikelyShown}
        onToggle={(isOn) => onChange({ isLikelyShown: !isOn })}
        remark={
          state.isLikelyShown
            ? told('likelyShown', likely)
            : leftOut === 0
              ? t('leftOutNone')
              : told('leftOut', leftOut)
        }
      />
      <Choice
        label={t('past')}
        isOn={state.isPastShown}
        onToggle={(isOn) => onChange({ isPastShown: isOn })}
        remark={!state.isPastShown ? t('pastHidden') : past === 0 ? t('pastNone') : told('pastShown', past)}
      />
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
        <Heading>
          {t('depth')} <small className="text-12 weight-400 ink3">{t('depthRemark')}</small>
        </Heading>
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
