export type DescriptionLine = { label: string; text: string } | { label: undefined; text: string };

/**
 * A word or a few at the beginning of a line, closed by a colon. Longer ones are sentences, `://` is an address, and a
 * time of day has digits around its colon.
 */
const LABEL = /^\s*(\p{L}[^:\n]{0,39}?)\s*:(?!\/\/|\d)\s*(.*)$/u;

/** The lines of a description; one that begins with `Label:` comes apart. Empty lines only separate. */
export const descriptionLines = (description: string): DescriptionLine[] =>
  description
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, label, text = ''] = LABEL.exec(line) ?? [];
      return label === undefined ? { label: undefined, text: line.trim() } : { label, text: text.trim() };
    });
