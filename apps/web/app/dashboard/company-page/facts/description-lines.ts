export type DescriptionLine = { label: string; text: string } | { label: undefined; text: string };

/**
 * A few words at the start of a line, up to a colon. Longer ones are sentences, `://` belongs to an address, and a
 * colon before a digit to a time of day.
 */
const LABEL = /^\s*(\p{L}[^:\n]{0,39}?)\s*:(?!\/\/|\d)\s*(.*)$/u;

/** The lines of a description, with a leading `Label:` split off. Drops empty lines. */
export const descriptionLines = (description: string): DescriptionLine[] =>
  description
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, label, text = ''] = LABEL.exec(line) ?? [];
      return label === undefined ? { label: undefined, text: line.trim() } : { label, text: text.trim() };
    });
