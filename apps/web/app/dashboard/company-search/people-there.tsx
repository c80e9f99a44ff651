import type { CompanyResult } from '@firmament/api-contract/calls/search';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { pathOfPeopleAt } from './people-at.ts';

/** Leads to the people of these companies. The contact list holds people, so this is the way to contacts. */
export const PeopleThere = ({ companies }: { companies: readonly CompanyResult[] }) => {
  const { t } = useTranslation('companySearch');
  const path = pathOfPeopleAt(companies);
  if (path === undefined) return null;
  return (
    <Button
      component={Link}
      to={path}
      size="xs"
      variant="default"
      leftSection={<IconUsers size={16} stroke={1.6} aria-hidden />}
    >
      {t('people')}
    </Button>
  );
};
