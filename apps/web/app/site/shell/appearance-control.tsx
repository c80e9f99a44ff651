import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './appearance-control.module.css';

const SCHEMES = [
  { scheme: 'auto', Icon: IconDeviceDesktop },
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
] as const;

/** Light, dark or as the system says; remembered by the browser. */
export const AppearanceControl = () => {
  const { t } = useTranslation('site');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The prerendered page cannot know what this browser remembers, and a choice made before hydration would be lost.
  const isHydrated = useHydrated();
  const chosen = isHydrated ? colorScheme : 'auto';
  const name = useId();
  return (
    <fieldset className={classes.control} disabled={!isHydrated}>
      <legend className={classes.legend}>{t('appearance.label')}</legend>
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
          {t(`appearance.${scheme}`)}
        </label>
      ))}
    </fieldset>
  );
};
