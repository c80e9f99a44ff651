import { createTheme } from '@mantine/core';
import { PALETTES } from './tokens.ts';

export const theme = createTheme({
  colors: PALETTES,
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 5 },
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.3334', sm: '1.5385', md: '1.5715', lg: '1.625', xl: '1.6112' },
  headings: {
    fontWeight: '580',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '3.5rem', lineHeight: '3.75rem' },
      h2: { fontSize: '2.5rem', lineHeight: '2.875rem' },
      h3: { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: '600' },
      h4: { fontSize: '1.125rem', lineHeight: '1.625rem', fontWeight: '600' },
      h5: { fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: '600' },
      h6: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: '600' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '0.875rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    Input: { defaultProps: { size: 'md' } },
  },
});
