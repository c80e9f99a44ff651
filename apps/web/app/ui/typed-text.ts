/** What somebody typed into a field, and whether they are still there. */
export type Typed = readonly { name: string; text: string; isFocused: boolean }[];

const fieldsOf = (place: HTMLElement): HTMLInputElement[] => [
  ...place.querySelectorAll<HTMLInputElement>('input[name]'),
];

export const readTyped = (place: HTMLElement): Typed =>
  fieldsOf(place).map((field) => ({
    name: field.name,
    text: field.value,
    isFocused: field === document.activeElement,
  }));

/** Into the fields of the same names that took the place of those it was typed into. */
export const moveTyped = (typed: Typed, place: HTMLElement | null): void => {
  if (place === null) return;
  for (const field of fieldsOf(place)) {
    const before = typed.find(({ name }) => name === field.name);
    if (before === undefined) continue;
    if (before.text !== '') field.value = before.text;
    if (before.isFocused) field.focus({ preventScroll: true });
  }
};
