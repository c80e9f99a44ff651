import { exportUserData } from '@firmament/api-contract/calls/accounts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { endpointUrl } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './own-data.module.css';

/** Rarely needed, so loaded on demand. */
const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }));

/** Lets members download their data or delete their account. */
export const OwnData = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'data' });
  const [isDeleting, setIsDeleting] = useState<boolean>();
  return (
    <Card title={t('title')}>
      <div className="row wrap items-center gap-12 card-body">
        <p className={`${classes.lead} ink2`}>{t('lead')}</p>
        <Button
          component="a"
          href={endpointUrl(exportUserData, { query: {} })}
          download
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        >
          {t('download')}
        </Button>
        <Button className={classes.delete ?? ''} size="xs" variant="default" onClick={() => setIsDeleting(true)}>
          {t('delete')}
        </Button>
      </div>
      {isDeleting !== undefined && (
        <Suspense fallback={null}>
          <DeleteAccount isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </Card>
  );
};
