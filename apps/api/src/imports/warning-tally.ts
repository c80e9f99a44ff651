import { rmSync, writeFileSync } from 'node:fs';
import { PRIVATE_FILE } from '../platform/data-folder.ts';

/** One sort of warning: its sentence without the values, how often, and where for example. */
export type WarningKind = { kind: string; count: number; examples: { file: string; line: number; warning: string }[] };

export type WarningTally = {
  add(file: string, line: number, warnings: readonly string[]): void;
  count(): number;
  /** The most frequent first. */
  kinds(): WarningKind[];
};

/** Enough to see what is wrong; a register repeats itself hundreds of thousands of times. */
const MAX_EXAMPLES = 20;

/** Warnings quote whatever differs from record to record. */
const kindOf = (warning: string): string => warning.replace(/"[^"]*"/g, '"…"');

export const createWarningTally = (): WarningTally => {
  const kinds = new Map<string, WarningKind>();
  let total = 0;
  return {
    add: (file, line, warnings) => {
      for (const warning of warnings) {
        const kind = kindOf(warning);
        const known = kinds.get(kind) ?? { kind, count: 0, examples: [] };
        kinds.set(kind, known);
        known.count += 1;
        total += 1;
        if (known.examples.length < MAX_EXAMPLES) known.examples.push({ file, line, warning });
      }
    },
    count: () => total,
    kinds: () =>
      [...kinds.values()].sort((one, other) => other.count - one.count || one.kind.localeCompare(other.kind)),
  };
};

/** A JSON line for each kind. */
export const writeWarnings = (path: string, tally: WarningTally): void => {
  // One of an earlier run may be open to others, and would stay so.
  rmSync(path, { force: true });
  writeFileSync(
    path,
    tally
      .kinds()
      .map((kind) => `${JSON.stringify(kind)}\n`)
      .join(''),
    { mode: PRIVATE_FILE },
  );
};
