import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { SecondStep, type SecondStepProps } from './second-step.tsx';

type Answer = { status: number; body: object };

const answerWith = ({ status, body }: Answer) => {
  const fetch = vi.fn(async (_url: string, _options: { body: string }) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const refusal = (code: string, message: string, fields = {}): Answer => ({
  status: 401,
  body: { success: false, code, message, error: message, fields, requestId: 'x' },
});

const show = (ways: SecondStepProps['ways'] = { has_app: true, passkey: null }) => {
  const onBack = vi.fn();
  renderPage(<SecondStep ways={ways} onBack={onBack} />);
  return onBack;
};

const send = (label: string, code: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('the second step of a sign-in', () => {
  it('focuses a field that phones fill in by themselves', () => {
    show();
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    expect(document.activeElement).toBe(field);
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it('shows the error at the field and keeps the typed code', async () => {
    const wrong = 'The code is wrong or was already used.';
    const fetch = answerWith(refusal('wrong_credentials', wrong, { code: wrong }));
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Please fill in this field.')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    send('Code', ' 123 456 ');
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')).toEqual({ code: '123 456' });
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    expect([document.activeElement, field.value]).toEqual([field, ' 123 456 ']);
  });

  it('accepts a recovery code instead, and leads back', async () => {
    const onBack = show();
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
    expect([document.activeElement, field.inputMode]).toEqual([field, 'text']);
    fireEvent.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledWith();
  });

  it('asks for a recovery code where this browser has nothing else', () => {
    const passkey = { challenge: 'AAAA', rpId: 'site.example', timeout: 1, allowCredentials: [] };
    show({ has_app: false, passkey: { ...passkey, userVerification: 'preferred' } });
    expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
    expect(screen.queryByRole('button', { name: /passkey|authenticator/ })).toBeNull();
  });

  it('goes back to the first step with the reason if the server has forgotten it', async () => {
    answerWith(refusal('sign_in_expired', 'Please sign in again.'));
    const onBack = show();
    send('Code', '123456');
    await waitFor(() => expect(onBack).toHaveBeenCalledWith('Please sign in again.'));
  });
});
