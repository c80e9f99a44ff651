import { describe, expect, it } from 'vitest';
import { checkRequired } from './check-required.ts';

const FILL_IN = 'Please fill in all fields';
const MISSING = 'Please fill in this field.';
const INVALID = 'Please enter an email address such as name@company.com.';

const check = (name: string, email: string, fillIn?: string) => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name"><input name="email" type="email">';
  const field = form.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.value = email;
  return checkRequired(['name', 'email'], { name, email }, form, fillIn);
};

describe('checkRequired', () => {
  it('accepts a form that is filled in', () => {
    expect(check('Eva', 'eva@firma.example')).toBeUndefined();
  });

  it('names every empty field', () => {
    expect(check('', '')).toEqual({ message: FILL_IN, fields: { name: MISSING, email: MISSING } });
  });

  it('says above the form what the form itself says', () => {
    expect(check('', 'eva@firma.example', 'Who are you?')).toEqual({
      message: 'Who are you?',
      fields: { name: MISSING },
    });
  });

  it('reports a wrong address together with empty fields', () => {
    expect(check('', 'eva')).toEqual({ message: FILL_IN, fields: { name: MISSING, email: INVALID } });
  });

  it('reports a wrong address alone', () => {
    expect(check('Eva', 'eva')).toEqual({ message: INVALID, fields: { email: INVALID } });
  });
});
