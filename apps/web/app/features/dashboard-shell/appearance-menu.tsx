import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const SCHEMES = [
  { scheme: 'auto', Icon: IconDeviceDesktop },
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
] as const;

/** Light, dark or as the system says; remembered by the browser. */
export const AppearanceMenu = () => {
  const { t } = useTranslation('dashboard', { keyPrefix: 'appearance' });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { Icon: Chosen } = SCHEMES.find(({ scheme }) => scheme === colorScheme) ?? SCHEMES[0];
  return (
    <Menu position="bottom-end" width={160} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`${t('label')}: ${t(colorScheme)}`}>
          <Chosen size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => {
            const chosen = SCHEMES.find(({ scheme }) => scheme === value);
            if (chosen !== undefined) setColorScheme(chosen.scheme);
          }}
        >
          {SCHEMES.map(({ scheme, Icon }) => (
            <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon size={16} stroke={1.6} aria-hidden />}>
              {t(scheme)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
};
