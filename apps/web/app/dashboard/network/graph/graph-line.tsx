import { memo } from 'react';
import type { Place } from '../picture/layout.ts';
import type { Line } from '../picture/picture.ts';
import { LINE_HEIGHT } from '../picture/scene.ts';
import classes from './graph.module.css';

const ARROW = 7;
/** Kept free between an arrow and its point. */
const AIR = 2;

type End = { at: Place; radius: number };

type GraphLineProps = {
  line: Line;
  from: End;
  to: End;
  text: string;
  /** Where the text stands; undefined: it is not shown. */
  textAt: Place | undefined;
  isPath: boolean;
  isChosen: boolean;
  isFaded: boolean;
  onChoose?: ((line: Line) => void) | undefined;
};

const arrowAt = (tip: Place, ux: number, uy: number): string => {
  const [bx, by] = [tip.x - ux * ARROW, tip.y - uy * ARROW];
  const half = ARROW * 0.42;
  return `M${tip.x} ${tip.y}L${bx - uy * half} ${by + ux * half}L${bx + uy * half} ${by - ux * half}Z`;
};

/** One line for all relations of two points; arrows point at what is held, or controlled. */
export const GraphLine = memo(
  ({ line, from, to, text, textAt, isPath, isChosen, isFaded, onChoose }: GraphLineProps) => {
    const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
    const length = Math.hypot(dx, dy);
    if (length <= from.radius + to.radius) return null;
    const [ux, uy] = [dx / length, dy / length];
    const hasArrow = line.look === 'holds' || line.look === 'controls';
    const start = from.radius + (line.isMutual ? AIR + ARROW : 0);
    const end = to.radius + (hasArrow ? AIR + ARROW : 0);
    const [x1, y1] = [from.at.x + ux * start, from.at.y + uy * start];
    const [x2, y2] = [to.at.x - ux * end, to.at.y - uy * end];
    const tip = (at: Place, radius: number, side: 1 | -1) => ({
      x: at.x - side * ux * (radius + AIR),
      y: at.y - side * uy * (radius + AIR),
    });
    return (
      <g
        className={classes.line}
        data-look={line.look}
        data-past={line.isPast}
        data-standing={line.standing}
        data-likely={line.isLikely}
        data-path={isPath}
        data-chosen={isChosen}
        data-faded={isFaded}
      >
        <path className={classes.stroke} d={`M${x1} ${y1}L${x2} ${y2}`} />
        {hasArrow && <path className={classes.arrow} d={arrowAt(tip(to.at, to.radius, 1), ux, uy)} />}
        {line.isMutual && <path className={classes.arrow} d={arrowAt(tip(from.at, from.radius, -1), -ux, -uy)} />}
        {textAt !== undefined && (
          <text className={classes.lineText} x={textAt.x} y={textAt.y + LINE_HEIGHT * 0.3} textAnchor="middle">
            {text}
          </text>
        )}
        {onChoose !== undefined && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, lines are chosen in the details of their points
          // biome-ignore lint/a11y/noStaticElementInteractions: the same
          <path className={classes.reach} d={`M${x1} ${y1}L${x2} ${y2}`} onClick={() => onChoose(line)} />
        )}
      </g>
    );
  },
);
