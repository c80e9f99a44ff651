import { useElementSize } from '@mantine/hooks';
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type Choice, chosenEnds, chosenPoint } from '../network.url.ts';
import type { Places, Shape } from '../picture/layout.ts';
import { lineId, linesOn, nearTo, type Picture } from '../picture/picture.ts';
import { composeScene, placePicture } from '../picture/scene.ts';
import { type Direction, pointTowards } from '../picture/walk.ts';
import { useSceneTexts } from '../use-scene-texts.ts';
import classes from './graph.module.css';
import { GraphLine } from './graph-line.tsx';
import { GraphPoint, PointLabel } from './graph-point.tsx';
import { createMeasure } from './measure.ts';
import { useGestures } from './use-gestures.ts';
import { usePointName } from './use-point-name.ts';
import { useView, ZOOM_STEP } from './use-view.ts';

/** In pixels, as in the stylesheet. */
const BUTTON_ROW = 56;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export type GraphProps = {
  picture: Picture;
  /** With points that are hidden now: they keep their places. */
  whole: Picture;
  /** Places from before, shared with later drawings. */
  memory: RefObject<Places>;
  shape: Shape;
  label: string;
  starts: readonly string[];
  path: readonly string[];
  choice: Choice | undefined;
  /** The points that a search in the drawing found. */
  found: ReadonlySet<string> | undefined;
  drawing: RefObject<SVGSVGElement | null>;
  onChoose(choice: Choice): void;
  /** Shows or hides the neighbours of a point. */
  onExpand(id: string): void;
  onStart(id: string): void;
  onOpen(id: string): void;
};

/** The network, drawn. A list of its relations says the same in words. */
export const Graph = (props: GraphProps) => {
  const { picture, whole, memory, shape, label, starts, path, choice, found, drawing, onChoose, onExpand } = props;
  const { t } = useTranslation('network', { keyPrefix: 'drawing' });
  const helpId = useId();
  const texts = useSceneTexts();
  const pointName = usePointName(picture, starts, path);
  const { ref, width, height: frameHeight } = useElementSize();
  // On a phone the buttons have a row of their own below.
  const height = Math.max(0, frameHeight - (shape === 'tall' ? BUTTON_ROW : 0));
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [moved, setMoved] = useState<Places>(new Map());
  const wanted = useRef<string>(undefined);
  const [measure, setMeasure] = useState(createMeasure);

  // Widths change once the fonts are there.
  useEffect(() => {
    void document.fonts?.ready.then(() => setMeasure(createMeasure));
  }, []);

  const all = useMemo(() => {
    const places = new Map(placePicture(whole, texts, memory.current, shape));
    for (const [id, place] of moved) if (places.has(id)) places.set(id, place);
    return places;
  }, [whole, texts, moved, memory, shape]);
  useEffect(() => {
    memory.current = new Map([...memory.current, ...all]);
  }, [all, memory]);
  const places = useMemo(() => {
    const shown = new Set([...picture.points, ...picture.groups].map(({ id }) => id));
    return new Map([...all].filter(([id]) => shown.has(id)));
  }, [all, picture]);

  const [selected, chosenLine] = [chosenPoint(choice), chosenEnds(choice)];
  const { view, fit, zoom, pan, reveal } = useView(places, { width, height }, drawing);
  const scale = view?.scale ?? 1;
  const strong = useMemo(() => new Set([...path, ...(selected === undefined ? [] : [selected])]), [path, selected]);
  const scene = useMemo(
    () =>
      composeScene({
        picture,
        places,
        scale,
        texts,
        strong,
        selected,
        measure,
        frame: { size: { width, height }, places: all },
      }),
    [picture, places, all, scale, texts, strong, selected, measure, width, height],
  );
  const { handlers, endsDrag } = useGestures({
    pan,
    zoom,
    drag: (id, dx, dy) =>
      setMoved((before) => {
        const place = before.get(id) ?? all.get(id);
        return place === undefined
          ? before
          : new Map(before).set(id, { x: place.x + dx / scale, y: place.y + dy / scale });
      }),
  });

  const ids = [...scene.points.keys()];
  const has = (id: string | undefined): id is string => id !== undefined && scene.points.has(id);
  const stop = [focused, selected, ...starts].find(has) ?? ids[0];
  const onPathLines = useMemo(() => linesOn(path), [path]);
  const near = useMemo(() => (hovered === undefined ? undefined : nearTo(picture, hovered)), [picture, hovered]);
  const isFaded = (id: string): boolean => {
    if (found !== undefined && found.size > 0) return !found.has(id);
    return near !== undefined && !near.has(id);
  };

  const focus = (id: string): void => {
    wanted.current = undefined;
    drawing.current?.querySelector<SVGGElement>(`[data-point="${CSS.escape(id)}"]`)?.focus();
  };
  // A group that was opened is gone; the focus goes to the point it stood at.
  useEffect(() => {
    if (wanted.current !== undefined && scene.points.has(wanted.current)) focus(wanted.current);
  });

  const groupAt = (id: string) => picture.groups.find((group) => group.id === id);
  const act = (id: string): void => {
    const group = groupAt(id);
    if (group === undefined) {
      onChoose({ point: id });
      return;
    }
    wanted.current = group.at;
    onExpand(group.at);
  };

  const keys = (event: KeyboardEvent, id: string): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    const isPoint = groupAt(id) === undefined;
    if (direction !== undefined) {
      const next = pointTowards(places, id, direction, nearTo(picture, id));
      if (next !== undefined) focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') act(id);
    else if (event.key === 'e' && isPoint) onExpand(id);
    else if (event.key === 's' && isPoint) props.onStart(id);
    else if (event.key === 'o' && isPoint) props.onOpen(id);
    else if (event.key === '+') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else if (event.key === '0') fit();
    else if (event.key === 'Escape') onChoose('nothing');
    else return;
    event.preventDefault();
  };

  const buttons = [
    { name: t('zoomIn'), Icon: IconPlus, run: () => zoom(ZOOM_STEP) },
    { name: t('zoomOut'), Icon: IconMinus, run: () => zoom(1 / ZOOM_STEP) },
    { name: t('showAll'), Icon: IconArrowsMaximize, run: fit },
  ];
  const pointById = new Map(picture.points.map((point) => [point.id, point]));
  // Names that found no room, of points that the reader looks at: above everything else.
  const asked = [...scene.points.values()].filter(
    ({ id, label: place }) =>
      place === undefined && (id === hovered || id === focused || id === selected || found?.has(id) === true),
  );
  return (
    <div className={classes.frame} ref={ref}>
      <p className={classes.said} id={helpId}>
        {t('keys')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={drawing}
        className={classes.drawing}
        role="group"
        aria-label={label}
        aria-describedby={helpId}
        {...handlers}
      >
        {view !== undefined && (
          <g transform={`translate(${view.x} ${view.y})`}>
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines take no focus */}
            <g aria-hidden="true">
              {picture.groups.map(({ id, at }) => {
                const [from, to] = [scene.points.get(at), scene.points.get(id)];
                if (from === undefined || to === undefined) return null;
                return (
                  <path
                    key={id}
                    className={classes.stroke}
                    d={`M${from.at.x} ${from.at.y}L${to.at.x} ${to.at.y}`}
                    strokeDasharray="1 3"
                  />
                );
              })}
              {picture.lines.map((line) => {
                const [from, to] = [scene.points.get(line.from), scene.points.get(line.to)];
                if (from === undefined || to === undefined) return null;
                const isNear = near !== undefined && hovered !== undefined && [line.from, line.to].includes(hovered);
                return (
                  <GraphLine
                    key={line.id}
                    line={line}
                    from={from}
                    to={to}
                    text={texts.line(line)}
                    textAt={scene.lineLabels.get(line.id)}
                    isPath={onPathLines.has(line.id)}
                    isChosen={chosenLine !== undefined && line.id === lineId(chosenLine.from, chosenLine.to)}
                    isFaded={(near !== undefined && !isNear) || (found !== undefined && found.size > 0)}
                    onChoose={({ from: one, to: other }) => !endsDrag() && onChoose({ from: one, to: other })}
                  />
                );
              })}
            </g>
            {ids.map((id) => {
              const point = pointById.get(id);
              const entry = scene.points.get(id);
              if (entry === undefined) return null;
              return (
                <GraphPoint
                  key={id}
                  scene={entry}
                  point={point}
                  {...pointName(id)}
                  isStart={starts.includes(id)}
                  isPath={path.includes(id)}
                  isSelected={id === selected}
                  isFaded={isFaded(id)}
                  isStop={id === stop}
                  onHover={setHovered}
                  onFocus={(next) => {
                    setFocused(next);
                    reveal(next);
                  }}
                  onKey={keys}
                  onClick={(clicked) => !endsDrag() && act(clicked)}
                  onDoubleClick={(clicked) => groupAt(clicked) === undefined && onExpand(clicked)}
                />
              );
            })}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: they take no focus */}
            <g className={classes.asked} aria-hidden="true">
              {asked.map((entry) => (
                <g key={entry.id} transform={`translate(${entry.at.x} ${entry.at.y})`}>
                  <PointLabel point={entry} isAsked />
                </g>
              ))}
            </g>
          </g>
        )}
      </svg>
      <div className={classes.zoom}>
        {buttons.map(({ name, Icon, run }) => (
          <button key={name} type="button" aria-label={name} title={name} onClick={run}>
            <Icon size={16} stroke={1.7} aria-hidden />
          </button>
        ))}
      </div>
    </div>
  );
};
