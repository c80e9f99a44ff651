import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

export const SCHEMES = [
  { scheme: 'auto', Icon: IconDeviceDesktop },
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
] as const;
