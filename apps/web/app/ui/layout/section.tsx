import type { ReactNode } from 'react';
import { Column } from './column.tsx';
import classes from './section.module.css';

type SectionHeadProps = { title: string; lead?: ReactNode };

/** Heading of a block and, below it, one sentence that says why to read on. */
export const SectionHead = ({ title, lead }: SectionHeadProps) => (
  <>
    <h2 className={classes.title}>{title}</h2>
    {lead !== undefined && <p className="lead ink2 mt-16">{lead}</p>}
  </>
);

type SectionProps = {
  tone?: 'plain' | 'mist' | 'night';
  title?: string;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One block of a public page. */
export const Section = ({ tone = 'plain', title, lead, className = '', children }: SectionProps) => (
  <section className={`${classes.section} ${tone === 'night' ? 'night' : ''}`} data-tone={tone}>
    <Column className={className}>
      {title !== undefined && (
        <div className={classes.head}>
          <SectionHead title={title} lead={lead} />
        </div>
      )}
      {children}
    </Column>
  </section>
);
