import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { lazy } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { LateMenu } from '../controls/late-menu.tsx';
import { SCHEMES } from './schemes.tsx';

const AppearanceItems = lazy(async () => ({ default: (await import('./appearance-items.tsx')).AppearanceItems }));

/** Light, dark or as the system says; remembered by the browser. */
export const AppearanceMenu = () => {
  const { t } = useTranslation('ui', { keyPrefix: 'appearance' });
  const { colorScheme } = useMantineColorScheme();
  const { Icon } = SCHEMES.find(({ scheme }) => scheme === colorScheme) ?? SCHEMES[0];
  return (
    <LateMenu
      width={160}
      items={<AppearanceItems />}
      target={
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`${t('label')}: ${t(colorScheme)}`}>
          <Icon size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      }
    />
  );
};
