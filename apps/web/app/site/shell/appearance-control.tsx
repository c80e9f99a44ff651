import { useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SCHEMES } from '../../ui/frame/schemes.tsx';
import classes from './appearance-control.module.css';

/** Light, dark or as the system says; remembered by the browser. */
export const AppearanceControl = () => {
  const { t } = useTranslation('ui', { keyPrefix: 'appearance' });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The prerendered page cannot know what this browser remembers, and a choice made before hydration would be lost.
  const isHydrated = useHydrated();
  const chosen = isHydrated ? colorScheme : 'auto';
  const name = useId();
  return (
    <fieldset className={classes.control} disabled={!isHydrated}>
      <legend className="visually-hidden">{t('label')}</legend>
      {SCHEMES.map(({ scheme, Icon }) => (
        <label key={scheme} className={classes.choice}>
          <input
            className={classes.input}
            type="radio"
            name={name}
            checked={chosen === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          <Icon size={16} stroke={1.6} aria-hidden />
          {t(scheme)}
        </label>
      ))}
    </fieldset>
  );
};
