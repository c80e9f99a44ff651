/** The same thing in both languages. */
export type Wording = Readonly<Record<'en' | 'de', string>>;
