import type { Wording } from '../wording.ts';

/** Where statements come from, with all that the product has to know of it. A new source is one such row and its parser. */
export type Source = {
  /** Its number on the wire and in the database; null: it states nothing of companies. */
  id: number | null;
  /** The English name is its label on the wire. */
  name: Wording;
  /** At the desk, where the bare name says too little. */
  title: Wording;
  /** Within a sentence: "The Firmenbuch has answered." */
  subject?: Wording;
  publisher: Wording;
  /** Names the country it speaks of; null: all. */
  country: 'AT' | 'DE' | 'CH' | null;
  link: string | null;
  licence: Wording;
  /** Registers prescribe their line in German; what we add ourselves is in the reader's language. */
  attribution: Wording;
  states: Wording;
  lacks: Wording;
  /** A value from a source of more authority replaces one of less. */
  authority: 1 | 2 | 3 | 4;
  /**
   * Raise it whenever the parser of a source reads the same text differently: the next reading is then a new baseline,
   * and no difference to what the parser before had read is taken for an event.
   */
  parserVersion: number;
  traits?: readonly Trait[];
  /** Why it cannot be asked about a single company; undefined: it can. */
  whyNotAsked?: 'demo_data' | 'own_file' | 'read_by_itself' | 'no_interface';
};

export type Trait =
  /** What there is will not be renewed. */
  | 'frozen'
  /** Members bring what it states, a company at a time. */
  | 'uploaded'
  /** It is kept fresh by asking again and again for what has changed. */
  | 'synced'
  /** It would state a new name, address or status of a company. */
  | 'register'
  /** A copy of one register: of two such, who the newer one no longer lists has gone. Other sources stand side by side. */
  | 'copy'
  /** It states single entries: what one does not repeat still holds, and what it changes happened on that day. */
  | 'by-entry'
  /**
   * It knows no groups: what it names above a company is the head office of a branch, which is a part of it. Only of
   * others is a parent a parent.
   */
  | 'head-offices'
  /** Its parents are those who consolidate. */
  | 'consolidation'
  /** It publishes links and securities apart: a company's record without them says nothing about them. */
  | 'ties-apart'
  /** It knows all that there is to know of its companies: what it does not state, is not. */
  | 'complete';
