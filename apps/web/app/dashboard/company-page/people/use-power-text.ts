import type { powerText } from '@firmament/representation/power-text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/language.ts';

type PowerText = typeof powerText;

/** Loads the reading of registers' German after the page; until then their own words stand. */
export const usePowerText = (): ((text: string, title: string) => string) => {
  const language = useLanguage();
  const [read, setRead] = useState<PowerText>();
  useEffect(() => {
    import('@firmament/representation/power-text').then(
      ({ powerText: loaded }) => setRead(() => loaded),
      // Without it the words of the register stay.
      () => {},
    );
  }, []);
  return (text, title) => read?.(text, title, language) ?? text;
};
