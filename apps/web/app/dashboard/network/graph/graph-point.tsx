import type { NetworkPoint } from '@firmament/api-contract/calls/network';
import type { KeyboardEvent } from 'react';
import { LABEL_SIZE, LINE_HEIGHT, type ScenePoint } from '../picture/scene.ts';
import classes from './graph.module.css';

type MarkProps = { point: NetworkPoint | undefined; radius: number };

const HALF = (radius: number): string => `M0 ${-radius}A${radius} ${radius} 0 0 0 0 ${radius}Z`;

/** Full, half and hollow say the same as the colour. */
export const Mark = ({ point, radius }: MarkProps) => {
  if (point === undefined) {
    return (
      <>
        <circle className={classes.group} r={radius} />
        <path className={classes.plus} d="M-3.5 0H3.5M0 -3.5V3.5" />
      </>
    );
  }
  if (point.kind === 'person') return <circle className={classes.person} r={radius} />;
  if (point.kind === 'named_company') return <circle className={classes.named} r={radius} />;
  if (point.status === 'terminated') return <circle className={classes.ended} r={radius - 0.75} />;
  if (point.status === 'in_liquidation') {
    return (
      <>
        <circle className={classes.ended} r={radius - 0.75} />
        <path className={classes.half} d={HALF(radius - 0.75)} />
      </>
    );
  }
  return <circle className={classes.company} r={radius} />;
};

type PointLabelProps = {
  point: ScenePoint;
  /** Shown above everything else where there is no room for it. */
  isAsked?: boolean;
};

/** The name of a point. */
export const PointLabel = ({ point: { text, at, label, asked }, isAsked = false }: PointLabelProps) => {
  const place = isAsked ? asked : label;
  if (place === undefined) return null;
  const { box, align } = place;
  const [left, top] = [box.left - at.x, box.top - at.y];
  const x = align === 'start' ? left : align === 'end' ? left + box.width : left + box.width / 2;
  return (
    <>
      {isAsked && (
        <rect className={classes.plate} x={left - 4} y={top - 3} width={box.width + 8} height={box.height + 6} rx={4} />
      )}
      <text className={classes.name} textAnchor={align} fontSize={LABEL_SIZE}>
        {text.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one name have no other identity
          <tspan key={place} x={x} y={top + LINE_HEIGHT * (place + 0.78)}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
};

type GraphPointProps = {
  scene: ScenePoint;
  /** Undefined: a group. */
  point: NetworkPoint | undefined;
  name: string;
  /** How many neighbours are not drawn. */
  more: number;
  isStart: boolean;
  isPath: boolean;
  isSelected: boolean;
  isFaded: boolean;
  /** The one that Tab reaches. */
  isStop: boolean;
  onHover(id: string | undefined): void;
  onFocus(id: string): void;
  onKey(event: KeyboardEvent, id: string): void;
  onClick(id: string): void;
  onDoubleClick(id: string): void;
};

/** A company, a person or a group, with its name if there is room. */
export const GraphPoint = ({ scene, point, name, more, isStop, ...about }: GraphPointProps) => {
  const { id, at, radius, label } = scene;
  const { isStart, isPath, isSelected, isFaded } = about;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <g
      className={classes.point}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={name}
      aria-pressed={point === undefined ? undefined : isSelected}
      data-point={id}
      data-kind={point?.kind ?? 'group'}
      data-path={isPath}
      data-selected={isSelected}
      data-faded={isFaded}
      transform={`translate(${at.x} ${at.y})`}
      onPointerEnter={() => about.onHover(id)}
      onPointerLeave={() => about.onHover(undefined)}
      onFocus={() => about.onFocus(id)}
      onKeyDown={(event) => about.onKey(event, id)}
      onClick={() => about.onClick(id)}
      onDoubleClick={() => about.onDoubleClick(id)}
    >
      <circle className={classes.target} r={13} />
      {label !== undefined && (
        <rect
          className={classes.labelTarget}
          x={label.box.left - at.x}
          y={label.box.top - at.y}
          width={label.box.width}
          height={label.box.height}
        />
      )}
      {isSelected && <circle className={classes.halo} r={17} />}
      {point?.is_hub === true && <circle className={classes.hub} r={radius + 4.5} />}
      {isStart && !isSelected && <circle className={classes.start} r={radius + 3.5} />}
      <Mark point={point} radius={radius} />
      {more > 0 && <path className={classes.more} d={`M${radius + 1.5} ${-radius - 1.5}m-3 0h6m-3 -3v6`} />}
      <circle className={classes.ring} r={radius + 4} />
      <PointLabel point={scene} />
    </g>
  );
};
