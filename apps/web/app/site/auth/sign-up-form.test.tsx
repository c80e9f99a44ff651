import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ ip: '203.0.113.7' }));
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));

it('names everything that is wrong at once', () => {
  renderPage(<SignUpForm />, 'en', '/register');
  type('Email address', 'eva');
  type('Password', 'short');
  press();
  for (const text of [
    'Please fill in this field.',
    'Please enter an email address such as name@company.com.',
    'Password must be at least 8 characters long',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

it('says of a short password alone only what is wrong with it', () => {
  renderPage(<SignUpForm />, 'en', '/register');
  type('Full name', 'Eva Muster');
  type('Email address', 'eva@kunde.example');
  type('Password', 'short');
  press();
  expect(screen.getByText('Password must be at least 8 characters long')).toBeTruthy();
  expect(screen.queryByText('Please fill in all fields')).toBeNull();
});

it('leads members to the sign-in with the page they want', () => {
  renderPage(<SignUpForm />, 'en', '/register?return=%2Forder%3Fplan%3D1');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?return=%2Forder%3Fplan%3D1');
});
