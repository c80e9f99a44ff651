import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { useSubmission } from '../lib/use-submission.ts';
import { FormNotice } from './form-notice.tsx';
import { TextField } from './text-field.tsx';

const TestForm = ({ error }: { error: ApiError }) => {
  const { submission, submit } = useSubmission({ check: () => undefined, send: () => Promise.reject(error) });
  return (
    <form noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <TextField name="email" label="Email" error={submission.fields.email} />
      <button type="submit">Send</button>
    </form>
  );
};

const refusal = (message: string, fields: Record<string, string>) =>
  new ApiError({ code: 'invalid_request', message, fields, status: 400 });

const submitRefused = async (error: ApiError, sentence: string) => {
  render(<TestForm error={error} />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'eva' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.findAllByText(sentence);
};

describe('a refused form', () => {
  it('says what is wrong once, at the field, which has the focus and what was typed', async () => {
    expect(
      await submitRefused(refusal('This is no address.', { email: 'This is no address.' }), 'This is no address.'),
    ).toHaveLength(1);
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('eva');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says it above where the form has no such field, or the sentences differ', async () => {
    await submitRefused(refusal('Too long.', { other: 'Too long.' }), 'Too long.');
    expect(screen.getByRole('alert').textContent).toBe('Too long.');
  });
});
