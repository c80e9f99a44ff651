import { expect, it } from 'vitest';
import { orderQuery, viewerIn } from './order-query.ts';

const readBack = (query: string) => viewerIn(new URL(`http://x.example/order${query}`).searchParams);

it('keeps what was chosen beside the prices', () => {
  expect(orderQuery(1)).toBe('?plan=1');
  expect(readBack(orderQuery(2, { customer: 'consumer', country: 'CH' }))).toEqual({
    customer: 'consumer',
    country: 'CH',
  });
});

it('takes nothing from the address that we do not know', () => {
  expect(readBack('?plan=1&customer=king&country=FR')).toEqual({});
});
