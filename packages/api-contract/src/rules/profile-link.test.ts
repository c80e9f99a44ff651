import { expect, it } from 'vitest';
import { profileIdFromLink, toProfileId } from './profile-link.ts';

it.each([
  ['https://www.linkedin.com/in/eva-muster-12/', 'eva-muster-12'],
  ['linkedin.com/in/Eva-Muster?trk=nav', 'eva-muster'],
  ['https://at.linkedin.com/in/j%C3%BCrgen-m', 'jürgen-m'],
  [' https://linkedin.example/in/demo.1 ', 'demo.1'],
])('finds the profile of %s', (link, id) => {
  expect(profileIdFromLink(link)).toBe(id);
});

it.each([
  'https://www.linkedin.com/company/firmament',
  'https://www.linkedin.com/in/',
  'https://evil.example/in/eva',
  'https://notlinkedin.com/in/eva',
  'https://linkedin.com/in/%3Cscript%3E',
  'eva-muster',
])('finds no profile in %s', (link) => {
  expect(profileIdFromLink(link)).toBeUndefined();
});

it('refuses a broken encoding', () => {
  expect(toProfileId('%E0%A4%A')).toBeUndefined();
});
