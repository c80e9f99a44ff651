import { foldPersonName } from '@firmament/registers/company/person-name';

/** Separates the people whom a source names in one line. */
const BETWEEN = /[,;\n]/;

/**
 * A line of names, such as `Katharina Leitner 74 %, Thomas Brandstätter 26 %`, without those who objected; empty if
 * nobody else is left. Names are given in their comparison form.
 */
export const withoutNames = (line: string | null, folded: readonly string[]): string | null => {
  if (line === null || folded.length === 0) return line;
  const names = (text: string) => folded.some((name) => ` ${foldPersonName(text)} `.includes(` ${name} `));
  const parts = line.split(BETWEEN).map((part) => part.trim());
  const others = parts.filter((part) => !names(part));
  if (others.length < parts.length) return others.join(', ') || null;
  // Surname first: the comma stands inside the name.
  return names(line) ? null : line;
};
