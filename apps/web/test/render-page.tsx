import type { Language } from '@firmament/api-contract/language';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { createI18n } from '../app/lib/i18n/i18n.ts';
import { LANGUAGE_KEY } from '../app/lib/i18n/language.ts';
import { MESSAGES } from '../app/messages.ts';

/** Renders with all providers that a page has, in the given language. */
export const renderPage = (page: ReactNode, language: Language = 'en') => {
  sessionStorage.setItem(LANGUAGE_KEY, language);
  return render(
    <I18nextProvider i18n={createI18n(language, MESSAGES[language])}>
      <MantineProvider env="test">
        <MemoryRouter>{page}</MemoryRouter>
      </MantineProvider>
    </I18nextProvider>,
  );
};
