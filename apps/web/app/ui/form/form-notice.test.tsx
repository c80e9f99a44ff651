import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { FormNotice } from './form-notice.tsx';
import { TextField } from './text-field.tsx';

type TestFormProps = { error: ApiError; isAnswerAbove?: boolean };

const TestForm = ({ error, isAnswerAbove = false }: TestFormProps) => {
  const { submission, submit } = useSubmission({
    check: () => undefined,
    send: () => Promise.reject(error),
    isAnswerAbove,
  });
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

const submitRefused = async (error: ApiError, sentence: string, isAnswerAbove = false) => {
  render(<TestForm error={error} isAnswerAbove={isAnswerAbove} />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'eva' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.findAllByText(sentence);
};

describe('a refused form', () => {
  it('shows the error once, at the field, which has the focus and keeps the typed value', async () => {
    expect(
      await submitRefused(refusal('This is no address.', { email: 'This is no address.' }), 'This is no address.'),
    ).toHaveLength(1);
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('eva');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('shows the error once, above the form, if its answer belongs there, and focuses the field', async () => {
    const said = await submitRefused(refusal('Too weak.', { email: 'Too weak.' }), 'Too weak.', true);
    expect(said).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toBe('Too weak.');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('shows the error above the form if the form has no such field', async () => {
    await submitRefused(refusal('Too long.', { other: 'Too long.' }), 'Too long.');
    expect(screen.getByRole('alert').textContent).toBe('Too long.');
  });
});
