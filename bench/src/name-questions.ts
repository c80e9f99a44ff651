import type { Question } from './question.ts';

/** Broad and narrow ones, and suggestions. */
export const questionsAbout = (names: readonly string[]): Question[] =>
  names.flatMap((name): Question[] => [
    { kind: 'companies', keyword: name },
    { kind: 'companies', keyword: name.slice(0, 3), isActive: true },
    { kind: 'companies', keyword: name.split(' ').at(-1) ?? name },
    { kind: 'names', text: name.slice(0, 5) },
  ]);
