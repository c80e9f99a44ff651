import type { Answer, Question } from '../question.ts';

export type Engine = {
  name: string;
  /**
   * Answers one question. The returned function parses the answer; it is called only to compare answers, so that
   * parsing is not measured.
   */
  ask(question: Question): Promise<() => Answer>;
  /** How many questions may be asked at a time; 1 if the engine runs in the asking thread. */
  concurrency: number;
  close(): Promise<void>;
};
