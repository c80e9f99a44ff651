import type { NetworkPoint } from '@firmament/api-contract/calls/network';
import classes from './point-mark.module.css';

type PointMarkProps = { point: Pick<NetworkPoint, 'kind' | 'status'>; isSelected?: boolean; isPath?: boolean };

/** A company, a person or a company that is only named, as in the drawing. */
export const PointMark = ({ point: { kind, status }, isSelected = false, isPath = false }: PointMarkProps) => (
  <i
    className={classes.mark}
    data-kind={kind}
    data-status={status}
    data-selected={isSelected}
    data-path={isPath}
    aria-hidden
  />
);
