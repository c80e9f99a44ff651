/** Words as they are written down, with spaces between them. */
export const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** The word that a hash of 32 bits means. */
export const at = (words: readonly string[], hash: number): string => words[(hash >>> 0) % words.length] ?? '';
