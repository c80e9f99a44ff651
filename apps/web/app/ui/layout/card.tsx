import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

type CardProps = {
  title: string;
  /** At the other end of the head: a remark or a button. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** One topic of a dashboard page, under its heading. */
export const Card = ({ title, aside, id, className = '', children }: CardProps) => {
  const headingId = useId();
  return (
    <section className={`box min-w-0 ${className}`} id={id} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 className="title-14 ink" id={headingId}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
