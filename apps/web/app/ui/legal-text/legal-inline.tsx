import { bindWords } from '@firmament/legal-texts/bind-words';
import { Fragment, type ReactNode } from 'react';
import { fillMarks } from '../../lib/pages/offer.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { NAMED_PAGES, SPECIAL } from './special-words.ts';

const render = (part: string): ReactNode => {
  // A mark is rendered by its name and never by its value, which the build does not know.
  if (/^⟦.*email⟧$/i.test(part)) return <a href={`mailto:${fillMarks(part, 'de')}`}>{fillMarks(part, 'de')}</a>;
  if (part.startsWith('⟦')) return fillMarks(part, 'de');
  if (part.includes('@')) return <a href={`mailto:${part}`}>{part}</a>;
  const page = NAMED_PAGES[part];
  if (page !== undefined) return <SiteLink to={pathOf(page) ?? '/'}>{part}</SiteLink>;
  return <span className="nowrap">{part}</span>;
};

/** One paragraph or point of a legal text. */
export const Inline = ({ text }: { text: string }) =>
  text
    .split(SPECIAL)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? render(part) : bindWords(part)}</Fragment>);
