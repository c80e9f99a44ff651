import type { OpenAnswer, OutgoingRequest } from '../platform/outgoing-http.ts';

/** How a source wants to be asked. */
export type Politeness = {
  /** The only origins at which it may be asked; redirects stay within them. */
  origins: readonly string[];
  /** From the beginning of one request to that of the next. */
  pauseMs: number;
};

export type PoliteQuestion = Pick<OutgoingRequest, 'url' | 'method' | 'headers' | 'secretHeaders' | 'body'>;

export type PoliteAnswer = { status: number; body: Buffer };

type AskOptions = {
  /** Whether a fault (5xx) is the answer and would come again, such as a SOAP fault. */
  isFinal?: (answer: PoliteAnswer) => boolean;
};

/** Asks one source, one question at a time and never faster than it wants. */
export type PoliteHttp = {
  /**
   * Faults and requests to slow down are waited out, if that does not take long; else the run fails. So does it when
   * access is refused. Any other status is for the caller to judge.
   */
  ask(question: PoliteQuestion, options?: AskOptions): Promise<PoliteAnswer>;
  /** Loads a file into the data folder and returns its path. What an interrupted run has loaded is not loaded again. */
  download(download: Download): Promise<string>;
};

export type Download = PoliteQuestion & {
  /** Which publication it belongs to. Files of other editions are useless now, and removed. */
  edition: string;
  /** Unique within its edition: a file that is here is not loaded again. */
  name: string;
  maxBytes: number;
  onProgress?: (bytes: number, total: number) => void;
};

/** `question` is called for each try. */
export type Send = <T>(
  question: () => Promise<PoliteQuestion>,
  read: (answer: OpenAnswer) => Promise<T | undefined>,
) => Promise<T>;
