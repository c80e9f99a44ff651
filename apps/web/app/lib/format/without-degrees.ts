const DEGREE = /^(?:[^\s.(]*[.(]\S*|DI|DDr|Dr|Mag|Ing|Prof)\s+/;

/** "Dipl.-Ing. (FH) Katharina Resch" → "Katharina Resch": registers write degrees in front of names. */
export const withoutDegrees = (name: string): string => {
  const rest = name.replace(DEGREE, '');
  return rest === name || rest === '' ? name : withoutDegrees(rest);
};
