import type { ReactNode } from 'react';
import { Column } from './column.tsx';
import classes from './page-intro.module.css';

type PageIntroProps = { title: string; lead?: ReactNode };

/** The head of every public page but the landing page. */
export const PageIntro = ({ title, lead }: PageIntroProps) => (
  <Column>
    <div className={classes.intro}>
      <h1 className={classes.title}>{title}</h1>
      {lead !== undefined && <p className="lead ink2 mt-20">{lead}</p>}
    </div>
  </Column>
);
