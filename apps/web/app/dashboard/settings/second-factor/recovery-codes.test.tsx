import type { User } from '@firmament/api-contract/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const CODES = ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a'];

const show = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(['member'], { email: 'eva@kunde.example' } as User);
  const onDone = vi.fn();
  renderPage(
    <QueryClientProvider client={queryClient}>
      <RecoveryCodes codes={CODES} onDone={onDone} />
    </QueryClientProvider>,
  );
  return onDone;
};

it('recovery codes can be copied at once, and can be left only after confirming that they are kept', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const onDone = show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  fireEvent.click(screen.getByRole('button', { name: 'Copy all codes' }));
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(CODES.join('\n'));

  const done = screen.getByRole('button', { name: 'Done' });
  fireEvent.click(done);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText('I have kept the codes in a safe place'));
  fireEvent.click(done);
  expect(onDone).toHaveBeenCalledOnce();
});
