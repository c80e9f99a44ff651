import type { KindResult } from './measure.ts';
import { type Answer, isOrderShared, type Question } from './question.ts';
import type { Kind } from './workload.ts';

/** Speed counts only if the answers are right: every engine must give the same ones as the product. */
export type Comparison = { compared: number; differences: string[] };

const isSameList = (a: readonly unknown[] | undefined, b: readonly unknown[] | undefined): boolean =>
  JSON.stringify(a ?? []) === JSON.stringify(b ?? []);

const differenceOf = (question: Question, ours: Answer, theirs: Answer): string | undefined => {
  if (ours.total !== theirs.total) return `total ${ours.total} and ${theirs.total}`;
  if (!isSameList(ours.counts, theirs.counts)) return 'the same total, but other counts';
  if (isOrderShared(question) && !isSameList(ours.ids, theirs.ids)) return 'the same total, but another page';
  return undefined;
};

export const compareAnswers = (
  kinds: readonly Kind[],
  ours: ReadonlyMap<string, KindResult>,
  theirs: ReadonlyMap<string, KindResult>,
  engineName: string,
): Comparison => {
  const differences: string[] = [];
  let compared = 0;
  for (const { name, questions } of kinds) {
    questions.forEach((question, i) => {
      const [our, their] = [ours.get(name)?.answers[i], theirs.get(name)?.answers[i]];
      if (!our || !their) return;
      compared++;
      const difference = differenceOf(question, our, their);
      if (difference) differences.push(`${engineName}, ${name}: ${difference} for ${JSON.stringify(question)}`);
    });
  }
  return { compared, differences };
};
