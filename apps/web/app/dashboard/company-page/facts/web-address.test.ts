import { expect, test } from 'vitest';
import { readableAddress, webAddress } from './web-address.ts';

test.each([
  ['www.example.test', 'https://www.example.test'],
  [' example.test/a ', 'https://example.test/a'],
  ['example.test:8080', 'https://example.test:8080'],
  ['httpd.example.test', 'https://httpd.example.test'],
  ['http://example.test', 'http://example.test'],
  ['HTTPS://example.test', 'HTTPS://example.test'],
])('%j leads to %j', (website, address) => {
  expect(webAddress(website)).toBe(address);
});

test.each(['', '  ', 'javascript:alert(1)', 'JAVASCRIPT:x', 'data:text/html,x', 'mailto:a@example.test'])(
  '%j is not a website',
  (website) => {
    expect(webAddress(website)).toBeUndefined();
  },
);

test('a website is shown without scheme and trailing slash', () => {
  expect(readableAddress('https://www.example.test/')).toBe('www.example.test');
  expect(readableAddress('example.test/a')).toBe('example.test/a');
});
