import type { Network } from '@firmament/api-contract/calls/network';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import graph from '../graph/graph.module.css';
import { GraphLine } from '../graph/graph-line.tsx';
import { Mark, PointLabel } from '../graph/graph-point.tsx';
import { createMeasure } from '../graph/measure.ts';
import { mergeAnswers, relationKey } from '../picture/picture.ts';
import { composeScene, fitView, placePicture } from '../picture/scene.ts';
import { useSceneTexts } from '../use-scene-texts.ts';
import classes from './mini-network.module.css';

/** As wide as the column it stands in, and no wider on a phone. */
const SIZE = { width: 344, height: 236 };

type MiniDrawingProps = { network: Network; start: string };

/** The nearest, at a glance: a picture without controls. */
export const MiniDrawing = ({ network, start }: MiniDrawingProps) => {
  const { t } = useTranslation('networkNear');
  const texts = useSceneTexts();
  const { picture, scene, view } = useMemo(() => {
    const whole = mergeAnswers({ base: network, depth: 0 });
    const drawn = { ...whole, groups: [] };
    const places = placePicture(drawn, texts, new Map());
    const fitted = fitView(places.values(), SIZE);
    const measure = createMeasure();
    const strong = new Set([start]);
    return {
      picture: drawn,
      scene: composeScene({
        picture: drawn,
        places,
        scale: fitted.scale,
        texts,
        frame: { size: SIZE, places },
        strong,
        selected: start,
        measure,
      }),
      view: fitted,
    };
  }, [network, start, texts]);
  const language = useLanguage();
  const names = picture.points.filter(({ id }) => id !== start).map(({ name }) => name);
  return (
    <>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={t('drawing', {
          name: picture.points.find(({ id }) => id === start)?.name ?? '',
          names: names.join(', '),
        })}
      >
        <g transform={`translate(${view.x} ${view.y})`}>
          {picture.lines.map((line) => {
            const [from, to] = [scene.points.get(line.from), scene.points.get(line.to)];
            if (from === undefined || to === undefined) return null;
            return (
              <GraphLine
                key={line.id}
                line={line}
                from={from}
                to={to}
                text={texts.line(line)}
                textAt={scene.lineLabels.get(line.id)}
                isPath={false}
                isChosen={false}
                isFaded={false}
              />
            );
          })}
          {picture.points.map((point) => {
            const entry = scene.points.get(point.id);
            if (entry === undefined) return null;
            return (
              <g
                key={point.id}
                className={graph.point}
                data-kind={point.kind}
                data-selected={point.id === start}
                transform={`translate(${entry.at.x} ${entry.at.y})`}
              >
                {point.id === start && <circle className={graph.halo} r={17} />}
                <Mark point={point} radius={entry.radius} />
                <PointLabel point={entry} />
              </g>
            );
          })}
        </g>
      </svg>
      {/* An image has a name only: the relations it shows are told beside it. */}
      <ul className="visually-hidden" aria-label={t('relations')}>
        {picture.lines.flatMap(({ relations }) =>
          relations.map((relation) => <li key={relationKey(relation)}>{relation.sentence[language]}</li>),
        )}
      </ul>
    </>
  );
};
