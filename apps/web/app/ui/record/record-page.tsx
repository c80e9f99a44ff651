import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './record-page.module.css';

/** The page of one company or one person. */
export const RecordPage = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.page}>
    <title>{`${name} · Firmament`}</title>
    {children}
  </div>
);

type ColumnsProps = { left: ReactNode; right: ReactNode; className?: string | undefined };

/** Two columns of cards, on narrow windows one. */
export const RecordColumns = ({ left, right, className = '' }: ColumnsProps) => (
  <div className={`${classes.columns} ${className}`}>
    <div className={classes.column}>{left}</div>
    <div className={classes.column}>{right}</div>
  </div>
);

export const RecordName = ({ children }: { children: string }) => <h1 className={classes.name}>{children}</h1>;

type FactsProps = { facts: readonly (string | false | null)[]; className?: string | undefined };

/** The line below the name. */
export const RecordFacts = ({ facts, className = '' }: FactsProps) => (
  <p className={`${classes.facts} row wrap gap-8 gap-y-2 ink2 ${className}`}>
    {facts.filter(Boolean).map((fact) => (
      <span key={String(fact)}>{fact}</span>
    ))}
  </p>
);

const bones = (heights: readonly number[]) =>
  heights.map((height) => <Skeleton key={height} height={height} radius="lg" />);

type LoadingProps = { title: string; head: number; left: readonly number[]; right: readonly number[] };

/** The shape of the page until its data arrives, by the heights of its cards. */
export const RecordLoading = ({ title, head, left, right }: LoadingProps) => (
  <div className={classes.page} role="status" aria-busy="true">
    <title>{`${title} · Firmament`}</title>
    <h1 className="visually-hidden">{title}</h1>
    <Skeleton height={head} radius="lg" />
    <RecordColumns left={bones(left)} right={bones(right)} />
  </div>
);
