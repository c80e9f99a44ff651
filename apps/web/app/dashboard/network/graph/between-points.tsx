import { useMemo } from 'react';
import { type Choice, chosenEnds } from '../network.url.ts';
import { type Line, lineId, linesOn, type Picture } from '../picture/picture.ts';
import type { Scene, SceneTexts } from '../picture/scene.ts';
import classes from './graph.module.css';
import { GraphLine } from './graph-line.tsx';

type BetweenPointsProps = {
  picture: Picture;
  scene: Scene;
  texts: SceneTexts;
  path: readonly string[];
  choice: Choice | undefined;
  hovered: string | undefined;
  /** Whether points were found by their names: then no line matters. */
  isFound: boolean;
  onChoose(line: Line): void;
};

/** What lies between the points: relations, and a dotted line from each group to the point it stands at. */
export const BetweenPoints = (props: BetweenPointsProps) => {
  const { picture, scene, texts, path, choice, hovered, isFound, onChoose } = props;
  const chosen = chosenEnds(choice);
  const onPath = useMemo(() => linesOn(path), [path]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lines take no focus
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
        const isAtHovered = hovered === undefined || [line.from, line.to].includes(hovered);
        return (
          <GraphLine
            key={line.id}
            line={line}
            from={from}
            to={to}
            text={texts.line(line)}
            textAt={scene.lineLabels.get(line.id)}
            isPath={onPath.has(line.id)}
            isChosen={chosen !== undefined && line.id === lineId(chosen.from, chosen.to)}
            isFaded={!isAtHovered || isFound}
            onChoose={onChoose}
          />
        );
      })}
    </g>
  );
};
