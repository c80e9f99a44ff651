import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';
import classes from './side-notes.module.css';

type SideNotesProps = { title: string; notes: readonly { title: string; content: ReactNode }[] };

/** Short notes beside a form. */
export const SideNotes = ({ title, notes }: SideNotesProps) => (
  <Panel className={classes.notes ?? ''}>
    <h2>{title}</h2>
    {notes.map((note) => (
      <section className="ink2 py-16 line-top" key={note.title}>
        <h3 className="text-15 weight-600 ink">{note.title}</h3>
        {note.content}
      </section>
    ))}
  </Panel>
);
