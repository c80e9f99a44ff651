import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { isWorthRetrying, ServerState } from './query-client.tsx';

const errorWith = (status: number, message = '') => new ApiError({ code: 'internal', message, status });

describe('isWorthRetrying', () => {
  it('never retries a refusal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 499 }), fc.nat(10), (status, failures) => {
        expect(isWorthRetrying(failures, errorWith(status))).toBe(false);
      }),
    );
  });

  it.each([0, 500, 503])('retries twice after status %i', (status) => {
    expect([0, 1, 2].map((failures) => isWorthRetrying(failures, errorWith(status)))).toEqual([true, true, false]);
  });

  it('does not retry our own bugs', () => {
    expect(isWorthRetrying(0, new TypeError('undefined is not a function'))).toBe(false);
  });
});

const Part = ({ ask }: { ask: () => Promise<string> }) => (
  <p>{useQuery({ queryKey: ['part'], queryFn: ask }).error?.message}</p>
);

describe('ServerState', () => {
  it('shows a refusal at once, after a single call', async () => {
    const ask = vi.fn(() => Promise.reject(errorWith(403, 'Not yours.')));
    render(
      <ServerState>
        <Part ask={ask} />
      </ServerState>,
    );
    expect(await screen.findByText('Not yours.')).toBeTruthy();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
