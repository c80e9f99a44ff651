import type { Answer, Question } from '../question.ts';

export type Engine = {
  name: string;
  /**
   * Answers one question. What comes back is read only where answers are compared, so that taking it apart is nobody's
   * time.
   */
  ask(question: Question): Promise<() => Answer>;
  /** How many may be under way at once; 1 where the engine lives inside the asking thread. */
  concurrency: number;
  close(): Promise<void>;
};
