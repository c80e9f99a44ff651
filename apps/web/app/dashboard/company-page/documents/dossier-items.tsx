import { Menu } from '@mantine/core';
import { IconFileTypePdf, IconFileZip } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { useAsOf } from '../use-as-of.ts';
import { dossierUrl } from './document-url.ts';

const FORMATS = { pdf: IconFileTypePdf, zip: IconFileZip } as const;

/** Loaded with the menu. */
export const DossierItems = ({ companyId }: { companyId: number }) => {
  const { t } = useTranslation('company', { keyPrefix: 'dossier' });
  const language = useLanguage();
  const { day } = useAsOf();
  return (Object.keys(FORMATS) as (keyof typeof FORMATS)[]).map((format) => {
    const Icon = FORMATS[format];
    return (
      <Menu.Item
        key={format}
        component="a"
        href={dossierUrl(companyId, format, language, day)}
        download
        leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
      >
        {t(format)}
      </Menu.Item>
    );
  });
};
