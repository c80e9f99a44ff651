/** What a visitor leaves in a part of a page that is about to be replaced by its like. */
export type Standing = {
  typed: readonly { name: string; text: string }[];
  /** At which of the stops of the keyboard the focus is; -1 if it is elsewhere. */
  stop: number;
};

const fieldsOf = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('input[name]')];

const stopsOf = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
];

export const readStanding = (place: HTMLElement): Standing => ({
  typed: fieldsOf(place).map(({ name, value }) => ({ name, text: value })),
  stop: stopsOf(place).indexOf(document.activeElement as HTMLElement),
});

/** Gives it to what took the place: fields have the same names, and stops are in the same order. */
export const handOver = ({ typed, stop }: Standing, place: HTMLElement): void => {
  for (const field of fieldsOf(place)) {
    const before = typed.find(({ name }) => name === field.name);
    if (before !== undefined && before.text !== '') field.value = before.text;
  }
  stopsOf(place)[stop]?.focus({ preventScroll: true });
};
