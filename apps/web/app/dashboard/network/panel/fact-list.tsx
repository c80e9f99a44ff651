import classes from './detail-panel.module.css';

type FactListProps = { facts: readonly (readonly [name: string, value: string] | false)[]; className: string };

/** What is known of a point or a relation, by name. */
export const FactList = ({ facts, className }: FactListProps) => {
  const told = facts.filter((fact) => fact !== false);
  if (told.length === 0) return null;
  return (
    <dl className={className}>
      {told.map(([name, value]) => (
        <div key={name} className={`${classes.fact} stack gap-12`}>
          <dt className="size-12 ink3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
