import type { Representative } from '@firmament/api-contract/calls/companies';

/** From the specification: people shown per title at first. */
export const SHOWN_PER_TITLE = 3;

export type TitleGroup = { title: string; shown: Representative[]; further: Representative[] };

/** Groups by title, in order of appearance; people still in office come first. */
export const groupRepresentatives = (representatives: readonly Representative[]): TitleGroup[] => {
  const byTitle = new Map<string, Representative[]>();
  for (const representative of representatives) {
    const group = byTitle.get(representative.title);
    if (group === undefined) byTitle.set(representative.title, [representative]);
    else group.push(representative);
  }
  return [...byTitle].map(([title, members]) => {
    const sorted = [...members].sort((a, b) => Number(a.ended_on !== null) - Number(b.ended_on !== null));
    return { title, shown: sorted.slice(0, SHOWN_PER_TITLE), further: sorted.slice(SHOWN_PER_TITLE) };
  });
};
