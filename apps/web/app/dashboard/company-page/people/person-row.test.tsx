import type { PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleDetail } from '../sample-detail.ts';
import { PeopleCard } from './people-card.tsx';
import { PersonRow } from './person-row.tsx';

const rosa = (certain: number, likely: number): PersonInCharge => ({
  mandate_id: 1,
  name: 'Rosa Muster',
  title: 'Prokurist',
  representation: null,
  location: null,
  birth_year: null,
  started_on: null,
  ended_on: null,
  is_in_charge: true,
  basis: 'held',
  source_label: 'FB',
  as_of: null,
  employee_id: 'reg.7',
  other_mandates: { certain, likely },
});

describe('somebody in charge', () => {
  it.each([
    [2, 5, '2 certain, 5 likely other mandates', '2 sichere, 5 vermutete weitere Mandate'],
    [1, 1, '1 certain, 1 likely other mandate', '1 sicheres, 1 vermutetes weiteres Mandat'],
    [1, 0, '1 other mandate', '1 weiteres Mandat'],
    [0, 3, '3 likely other mandates', '3 vermutete weitere Mandate'],
  ])('with %i certain and %i likely other mandates says so', (certain, likely, english, german) => {
    const row = <PersonRow person={rosa(certain, likely)} legalForm={null} isFurther={false} />;
    const { unmount } = renderPage(row);
    expect(screen.getByText(english)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rosa Muster' }).getAttribute('href')).toBe('/dashboard/employees/reg.7');
    unmount();
    renderPage(row, 'de');
    expect(screen.getByText(german)).toBeTruthy();
  });

  it('of whom nothing was found out yet is no link', () => {
    const person = { ...rosa(0, 0), employee_id: null, other_mandates: null };
    renderPage(<PersonRow person={person} legalForm={null} isFurther={false} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('of a past day, who came and who left since is marked', () => {
  const eva = { ...rosa(0, 0), mandate_id: 2, name: 'Eva Muster', started_on: '2026-02-02' };
  const detail = sampleDetail({}, { people_in_charge: [rosa(0, 0)] });
  const as_of = { ...detail.as_of, day: '2026-02-01', came_since: [eva], came_since_total: 1, gone_since: [1] };
  renderPage(<PeopleCard detail={{ ...detail, as_of }} isLarge={false} />, 'de');
  expect(screen.getByText('seither ausgeschieden').parentElement?.textContent).toContain('Rosa Muster');
  expect(screen.getByText('Seither eingetreten')).toBeTruthy();
  expect(screen.getByText('Eva Muster')).toBeTruthy();
});

it('people who objected are counted, not named', () => {
  renderPage(<PeopleCard detail={sampleDetail({}, { withheld_people: 1 })} isLarge={false} />, 'de');
  expect(screen.getByText('1 Person wird nicht gezeigt (Widerspruch); bitte im Register nachsehen.')).toBeTruthy();
});
