import { Button } from '@mantine/core';
import { IconFileStack } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { LateMenu } from '../../../ui/controls/late-menu.tsx';

const DossierItems = lazy(async () => ({ default: (await import('./dossier-items.tsx')).DossierItems }));

/** Everything known about the company, to take along. */
export const DossierMenu = ({ companyId }: { companyId: number }) => {
  const { t } = useTranslation('company', { keyPrefix: 'dossier' });
  return (
    <LateMenu
      width={264}
      target={
        <Button
          size="xs"
          variant="default"
          data-part="dossier"
          leftSection={<IconFileStack size={16} stroke={1.6} aria-hidden />}
        >
          {t('open')}
        </Button>
      }
      items={<DossierItems companyId={companyId} />}
    />
  );
};
