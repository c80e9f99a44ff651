import type { ReactNode } from 'react';
import { LostStar } from '../brand/lost-star.tsx';
import { Column } from '../layout/column.tsx';
import classes from './notice-page.module.css';

type NoticePageProps = {
  heading: string;
  /** What happened, in one line. */
  what?: string;
  /** Why, and what to do next. */
  why: string;
  actions: ReactNode;
  children?: ReactNode;
};

/** A page that has one thing to say. */
export const NoticePage = ({ heading, what, why, actions, children }: NoticePageProps) => (
  <Column className={classes.page ?? ''}>
    <div className={classes.text}>
      <h1 className={classes.heading}>{heading}</h1>
      {what !== undefined && <p className={classes.what}>{what}</p>}
      <p className={`${classes.why} loose-18 ink2`}>{why}</p>
      <div className="row wrap gap-12 mt-32">{actions}</div>
      {children}
    </div>
    <LostStar className={classes.figure ?? ''} />
  </Column>
);
