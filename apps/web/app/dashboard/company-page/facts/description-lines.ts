export type DescriptionLine = { label: string; text: string } | { label: undefined; text: string };

/**
 * A few words at the start of a line, up to a colon. Longer ones are sentences, `://` belongs to an address, and a
 * colon before a digit to a time of day.
 */
const LABEL = /^(\p{L}[^:]{0,39}):(?!\/\/|\d)/u;

/** The lines of a description, with a leading `Label:` split off. Drops empty lines. */
export const descriptionLines = (description: string): DescriptionLine[] =>
  description
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [start = '', label] = LABEL.exec(line) ?? [];
      return { label: label?.trimEnd(), text: line.slice(start.length).trimStart() };
    });
