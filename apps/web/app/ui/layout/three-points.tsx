import classes from './three-points.module.css';

type ThreePointsProps = { points: readonly { name: string; title: string; text: string }[] };

/** Statements side by side, each under a hairline. */
export const ThreePoints = ({ points }: ThreePointsProps) => (
  <ul className={classes.points}>
    {points.map(({ name, title, text }) => (
      <li key={name}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
