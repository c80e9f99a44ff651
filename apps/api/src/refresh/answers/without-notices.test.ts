import { expect, it } from 'vitest';
import { keepable } from './source-answer.query.ts';
import { withoutNotices } from './without-notices.ts';

it('leaves the words of notices out, and keeps all else as it came', () => {
  const notice = (message: string) =>
    JSON.stringify({ name: 'Adler AG', sogcPub: [{ sogcDate: '1998-02-03', message, sogcId: 7 }], purpose: 'Handel.' });
  for (const message of ['Muster, Anna, von Bern, ist ausgeschieden.', 'Die "Anna Muster" \\ geht', ''])
    expect(withoutNotices(notice(message))).toBe(notice(''));
  expect(withoutNotices('{"message" : "Anna", "b": 1}')).toBe('{"message" : "", "b": 1}');
  expect(withoutNotices('{"message": null}')).toBe('{"message": null}');
});

it('is done to answers that are kept, which then count as shortened', () => {
  const exchange = { question: 'k1', mediaType: 'application/json', body: Buffer.from('{"message":"Anna Muster"}') };
  expect(keepable([exchange], [])).toMatchObject([{ text: '{"message":""}', isShortened: true }]);
});
