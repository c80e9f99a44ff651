import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { PrivacyForm } from './privacy-form.tsx';

const checked = () => screen.getAllByRole<HTMLInputElement>('radio').find((choice) => choice.checked)?.value;
const profile = () => document.querySelector<HTMLInputElement>('[name=profile]')?.value;

it('is filled in by a link from the page of a person', () => {
  const link = 'https://site.example/dashboard/employees/reg.12';
  renderPage(<PrivacyForm />, 'en', `/privacy-request?kind=objection&profile=${encodeURIComponent(link)}`);
  expect([checked(), profile()]).toEqual(['objection', link]);
});

it('asks for access if the address says nothing', () => {
  renderPage(<PrivacyForm />, 'en', '/privacy-request?kind=nonsense');
  expect([checked(), profile()]).toEqual(['access', '']);
});
