import { Menu, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SCHEMES } from './schemes.tsx';

export const AppearanceItems = () => {
  const { t } = useTranslation('ui', { keyPrefix: 'appearance' });
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
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
  );
};
