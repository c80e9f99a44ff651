import type { Contact } from '@firmament/api-contract/calls/contact-list';

/** Drops case and accents, so that hasty typing finds careful spelling. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

const textOf = ({ fullName, title, company_name, email, note, tags }: Contact): string =>
  plain([fullName, title, company_name, email, note, ...tags].filter((part) => part !== null).join('\n'));

/** Contacts that contain every word and have the tag. */
export const filterContacts = (contacts: readonly Contact[], text: string, tag: string | null): Contact[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return contacts.filter((contact) => {
    const all = textOf(contact);
    return (tag === null || contact.tags.includes(tag)) && words.every((word) => all.includes(word));
  });
};

/** All tags in use, the most frequent first. */
export const tagsOf = (contacts: readonly Contact[]): string[] => {
  const counts = new Map<string, number>();
  for (const tag of contacts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([tag]) => tag);
};
