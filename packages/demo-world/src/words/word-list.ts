export const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** The word that a 32-bit hash selects. */
export const at = (words: readonly string[], hash: number): string => words[(hash >>> 0) % words.length] ?? '';
