import type { CSSVariablesResolver } from '@mantine/core';
import { NIGHT_COLORS, SCHEME_COLORS } from './tokens.ts';

export const variableName = (token: string): string =>
  `--fm-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const schemeVariables = (side: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(SCHEME_COLORS).map(([token, pair]) => [variableName(token), pair[side]]));

/** Mantine's colour roles mapped to our tokens; the same in both schemes. */
const MANTINE_ROLES = {
  '--mantine-color-text': 'var(--fm-ink)',
  '--mantine-color-body': 'var(--fm-paper)',
  '--mantine-color-dimmed': 'var(--fm-ink3)',
  '--mantine-color-placeholder': 'var(--fm-ink3)',
  '--mantine-color-anchor': 'var(--fm-primary-text)',
  '--mantine-color-error': 'var(--fm-danger)',
  '--mantine-color-default': 'var(--fm-paper)',
  '--mantine-color-default-hover': 'var(--fm-hover)',
  '--mantine-color-default-color': 'var(--fm-ink)',
  '--mantine-color-default-border': 'var(--fm-line2)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: Object.fromEntries(Object.entries(NIGHT_COLORS).map(([token, value]) => [variableName(token), value])),
  light: { ...schemeVariables(0), ...MANTINE_ROLES },
  dark: { ...schemeVariables(1), ...MANTINE_ROLES },
});
