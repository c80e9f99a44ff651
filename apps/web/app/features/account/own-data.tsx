import { exportUserData } from '@firmament/contract/accounts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpointUrl } from '../../lib/api-client.ts';
import { Card } from '../../ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import classes from './own-data.module.css';

/** Take everything along, or have it deleted. */
export const OwnData = () => {
  const { t } = useTranslation('account', { keyPrefix: 'data' });
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Card title={t('title')}>
      <div className={classes.body}>
        <p className={classes.lead}>{t('lead')}</p>
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
      <DeleteAccount isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </Card>
  );
};
