import { expect, test } from 'vitest';
import { profileLink } from './profile-links.ts';

test.each([
  ['linkedin', 'ora-lemm', 'ora-lemm', 'https://www.linkedin.com/in/ora-lemm'],
  [
    'linkedin',
    'https://www.linkedin.example/in/ora-lemm/',
    'linkedin.example/in/ora-lemm',
    'https://www.linkedin.example/in/ora-lemm/',
  ],
  ['linkedin', 'linkedin.example/in/öra', 'linkedin.example/in/öra', 'https://linkedin.example/in/öra'],
  ['twitter', '@oralemm', '@oralemm', 'https://x.com/oralemm'],
  ['github', 'ora.lemm', 'ora.lemm', 'https://github.com/ora.lemm'],
] as const)('links the %s profile %j', (network, profile, text, href) => {
  expect(profileLink(network, profile)).toEqual({ text, href });
});

test.each([null, '', '  ', 'javascript:alert(1)', 'javascript://x/%0aalert(1)', 'a b'])(
  'does not link %j',
  (profile) => {
    expect(profileLink('linkedin', profile)).toBeUndefined();
  },
);
