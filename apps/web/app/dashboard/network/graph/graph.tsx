import { useElementSize } from '@mantine/hooks';
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type Choice, chosenPoint } from '../network.url.ts';
import type { Places, Shape } from '../picture/layout.ts';
import { nearTo, type Picture } from '../picture/picture.ts';
import { composeScene } from '../picture/scene.ts';
import { useSceneTexts } from '../use-scene-texts.ts';
import { BetweenPoints } from './between-points.tsx';
import classes from './graph.module.css';
import { GraphPoint, PointLabel } from './graph-point.tsx';
import { createMeasure } from './measure.ts';
import { useGestures } from './use-gestures.ts';
import { usePlaces } from './use-places.ts';
import { type PointActions, usePointActions } from './use-point-actions.ts';
import { usePointName } from './use-point-name.ts';
import { useView, ZOOM_STEP } from './use-view.ts';

/** In pixels, as in the stylesheet. */
const BUTTON_ROW = 56;

export type GraphProps = PointActions & {
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
};

/** The network, drawn. A list of its relations says the same in words. */
export const Graph = (props: GraphProps) => {
  const { picture, shape, label, starts, path, choice, found, drawing } = props;
  const { t } = useTranslation('network', { keyPrefix: 'drawing' });
  const helpId = useId();
  const texts = useSceneTexts();
  const pointName = usePointName(picture, starts, path);
  const { ref, width, height: frameHeight } = useElementSize();
  // On a phone the buttons have a row of their own below.
  const height = Math.max(0, frameHeight - (shape === 'tall' ? BUTTON_ROW : 0));
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [measure, setMeasure] = useState(createMeasure);

  // Widths change once the fonts are there.
  useEffect(() => {
    void document.fonts?.ready.then(() => setMeasure(createMeasure));
  }, []);

  const selected = chosenPoint(choice);
  const { all, places, move } = usePlaces({ ...props, texts });
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
    drag: (id, dx, dy) => move(id, dx / scale, dy / scale),
  });
  const { act, expand, press } = usePointActions({ ...props, places, zoom, fit });

  const has = (id: string | undefined): id is string => id !== undefined && scene.points.has(id);
  const stop = [focused, selected, ...starts].find(has) ?? [...scene.points.keys()][0];
  const isFound = found !== undefined && found.size > 0;
  const near = useMemo(() => (hovered === undefined ? undefined : nearTo(picture, hovered)), [picture, hovered]);
  const isFaded = (id: string): boolean => (isFound ? !found.has(id) : near !== undefined && !near.has(id));
  const pointById = new Map(picture.points.map((point) => [point.id, point]));
  // Names that found no room, of points that the reader looks at: above everything else.
  const asked = [...scene.points.values()].filter(
    ({ id, label: place }) =>
      place === undefined && (id === hovered || id === focused || id === selected || found?.has(id) === true),
  );
  return (
    <div className={classes.frame} ref={ref}>
      <p className="visually-hidden" id={helpId}>
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
            <BetweenPoints
              picture={picture}
              scene={scene}
              texts={texts}
              path={path}
              choice={choice}
              hovered={hovered}
              isFound={isFound}
              onChoose={({ from, to }) => !endsDrag() && props.onChoose({ from, to })}
            />
            {[...scene.points].map(([id, point]) => (
              <GraphPoint
                key={id}
                scene={point}
                point={pointById.get(id)}
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
                onKey={press}
                onClick={(clicked) => !endsDrag() && act(clicked)}
                onDoubleClick={expand}
              />
            ))}
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
      <ZoomButtons zoom={zoom} fit={fit} />
    </div>
  );
};

type ZoomButtonsProps = { zoom(factor: number): void; fit(): void };

const ZoomButtons = ({ zoom, fit }: ZoomButtonsProps) => {
  const { t } = useTranslation('network', { keyPrefix: 'drawing' });
  const buttons = [
    { name: t('zoomIn'), Icon: IconPlus, run: () => zoom(ZOOM_STEP) },
    { name: t('zoomOut'), Icon: IconMinus, run: () => zoom(1 / ZOOM_STEP) },
    { name: t('showAll'), Icon: IconArrowsMaximize, run: fit },
  ];
  return (
    <div className={`${classes.zoom} stack`}>
      {buttons.map(({ name, Icon, run }) => (
        <button key={name} className="icon-button" type="button" aria-label={name} title={name} onClick={run}>
          <Icon size={16} stroke={1.7} aria-hidden />
        </button>
      ))}
    </div>
  );
};
