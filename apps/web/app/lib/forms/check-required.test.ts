import { describe, expect, it } from 'vitest';
import { checkRequired } from './check-required.ts';

const TEXTS = { fillIn: 'fill in', missing: 'missing', invalidEmail: 'invalid' };

const check = (name: string, email: string) => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name"><input name="email" type="email">';
  const field = form.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.value = email;
  return checkRequired(['name', 'email'], { name, email }, form, TEXTS);
};

describe('checkRequired', () => {
  it('accepts a form that is filled in', () => {
    expect(check('Eva', 'eva@firma.example')).toBeUndefined();
  });

  it('names every empty field', () => {
    expect(check('', '')).toEqual({ message: 'fill in', fields: { name: 'missing', email: 'missing' } });
  });

  it('reports a wrong address together with empty fields', () => {
    expect(check('', 'eva')).toEqual({ message: 'fill in', fields: { name: 'missing', email: 'invalid' } });
  });

  it('reports a wrong address alone', () => {
    expect(check('Eva', 'eva')).toEqual({ message: 'invalid', fields: { email: 'invalid' } });
  });
});
