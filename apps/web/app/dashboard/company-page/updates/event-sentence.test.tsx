import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleDetail } from '../sample-detail.ts';
import { EventSentence } from './event-sentence.tsx';

it.each([
  ['branch: Star Nest', true, 'Branch: Star Nest', 'Zweigniederlassung: Star Nest'],
  ['head_office: Star AG', false, 'Head office removed: Star AG', 'Hauptniederlassung entfernt: Star AG'],
])('names the tie of %s', (subject, isNew, english, german) => {
  const said = isNew ? { from: null, to: subject } : { from: subject, to: null };
  const event: CompanyEvent = {
    event_id: '1',
    kind: 'other',
    subject,
    happened_on: null,
    announced_on: null,
    seen_at: null,
    ...said,
    certainty: 'compared',
    supersedes: null,
    sources: [],
  };
  const sentence = <EventSentence event={event} company={sampleDetail().company} />;
  const { container, unmount } = renderPage(sentence);
  expect(container.textContent).toContain(english);
  unmount();
  expect(renderPage(sentence, 'de').container.textContent).toContain(german);
});
