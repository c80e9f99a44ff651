import type { Language } from '@firmament/api-contract/language';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { addMessages } from '../app/lib/i18n/i18n.ts';
import { LANGUAGE_KEY } from '../app/lib/i18n/language.ts';
import { MESSAGES } from '../app/messages.ts';

for (const [namespace, texts] of Object.entries(MESSAGES)) addMessages(namespace, texts);

/** Renders with all providers that a page has, in the given language and at the given address. */
export const renderPage = (page: ReactNode, language: Language = 'en', address = '/') => {
  sessionStorage.setItem(LANGUAGE_KEY, language);
  return render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </MantineProvider>,
  );
};
