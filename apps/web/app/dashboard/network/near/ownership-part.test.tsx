import type { NetworkHolding, NetworkOwnership } from '@firmament/api-contract/calls/network';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { NetworkOwnershipPart } from './ownership-part.tsx';

const answers = vi.fn<() => { status: number; body: unknown }>();

beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal('fetch', () => {
    const { status, body } = answers();
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

const named = (id: string, name: string): NetworkOwnership['points'][number] => ({
  id,
  kind: id.startsWith('reg.') ? 'person' : 'company',
  name,
  place: null,
  country: 'Austria',
  status: null,
  stated_on: null,
  legal_form: null,
  register_number: null,
  founded: null,
  industry: null,
  birth_year: null,
});

const holder = (id: string, more: Partial<NetworkHolding> = {}): NetworkHolding => ({
  id,
  direct: { min: 60, max: 60 },
  share: { min: 60, max: 60 },
  is_share: true,
  is_controlling: true,
  reaches: 'yes',
  state: 'current',
  grade: 'certain',
  is_contradicted: false,
  steps: 1,
  chain: [id, '1'],
  sentence: { en: `Holder ${id}.`, de: `Halter ${id}.` },
  ...more,
});

const answer = (more: Partial<NetworkOwnership> = {}): NetworkOwnership => ({
  on: '2026-11-16',
  company: '1',
  threshold: 'over_25',
  owners: [],
  holdings: [],
  ultimate_parents: [],
  unknown: { min: 0, max: 0 },
  hidden_owners: [],
  relations: [],
  has_loop: false,
  is_more: false,
  points: [named('1', 'Netzbau GmbH'), named('2', 'Dach AG'), named('3', 'Konzern SE'), named('reg.4', 'Eva Huber')],
  left_out: { likely: 0 },
  starts_today: { used: 1, quota: 500 },
  ...more,
});

const show = (body: NetworkOwnership) => {
  answers.mockImplementation(() => ({ status: 200, body }));
  return renderPart();
};
const renderPart = () =>
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NetworkOwnershipPart company="1" />
    </QueryClientProvider>,
    'de',
  );

it('shows who controls without a share apart from those who hold one, whatever the threshold', async () => {
  const parent = { direct: null, share: { min: 0, max: 0 }, is_share: false, reaches: 'no' as const };
  show(answer({ owners: [holder('2'), holder('3', parent)], ultimate_parents: ['3', 'reg.4'] }));
  expect((await screen.findAllByRole('heading', { level: 4 })).map(({ textContent }) => textContent)).toEqual([
    'Gesellschafter',
    'Kontrolle ohne bekannten Anteil',
  ]);
  expect(screen.getByText('Halter 3.').closest('li')?.textContent).toBe('Konzern SEHalter 3.beherrscht');
  expect(screen.getByText('Oberstes Mutterunternehmen').parentElement?.textContent).toContain('Konzern SE');
  expect(screen.getByText('Beherrschende Person').parentElement?.textContent).toContain('Eva Huber');
});

it('does not tell what was stated long ago as if it held', async () => {
  show(answer({ owners: [holder('2', { state: 'unconfirmed' })], ultimate_parents: ['2'] }));
  expect(await screen.findByText('beherrschte zuletzt')).toBeTruthy();
  expect(screen.getByText(/\(nach alten Angaben\)/)).toBeTruthy();
});

it('says why it is not known who holds the rest', async () => {
  const unknown = { min: 40, max: 40 };
  const { unmount } = show(answer({ owners: [holder('2')], unknown }));
  expect(await screen.findByText('Unsere Quellen sagen nicht, wer den Rest hält.')).toBeTruthy();
  unmount();
  show(
    answer({
      owners: [holder('2')],
      unknown,
      left_out: { likely: 2 },
      hidden_owners: [
        { at: '1', objected: 1, unidentified: 0 },
        { at: '2', objected: 0, unidentified: 2 },
      ],
    }),
  );
  expect(
    await screen.findByText(
      '1 Person wird nicht gezeigt (Widerspruch); bitte im Register nachsehen. Ein Teil davon kann bei Gesellschaftern liegen, die nur vermutet sind.',
    ),
  ).toBeTruthy();
  expect(
    screen.getByText(
      'Wer ganz oben steht, ist nicht bekannt. Bei Dach AG sind 2 beteiligte Personen noch nicht zugeordnet.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Unsere Quellen sagen nicht, wer den Rest hält.')).toBeNull();
});

it('says so where there are only likely owners, and nothing where there are none', async () => {
  const { unmount } = show(answer({ left_out: { likely: 1 } }));
  expect(await screen.findByText('Kein Gesellschafter ist gesichert.')).toBeTruthy();
  expect(screen.getByText('1 vermutete Beziehung ist ausgelassen.')).toBeTruthy();
  unmount();
  const { container } = show(answer());
  await vi.waitFor(() => expect(answers).toHaveBeenCalled());
  expect(container.querySelector('section')).toBeNull();
});

it('says where statements contradict each other', async () => {
  show(answer({ owners: [holder('2', { is_contradicted: true, is_controlling: false })] }));
  expect(await screen.findByText(/^Einige Angaben widersprechen sich/)).toBeTruthy();
});

it('says that it failed and asks again', async () => {
  answers.mockImplementationOnce(() => ({ status: 500, body: { code: 'internal', message: 'Das ging schief.' } }));
  renderPart();
  expect(await screen.findByText('Das ging schief.')).toBeTruthy();
  answers.mockImplementation(() => ({ status: 200, body: answer({ owners: [holder('2')] }) }));
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Halter 2.')).toBeTruthy();
});
