import type { ExportSubject } from '@firmament/api-contract/calls/exports';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useExport } from './exports.queries.ts';

/** Loaded on the first click. */
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

type ExportMenuProps = { subject: ExportSubject; isDisabled?: boolean };

/** Opens the export dialog. A running export goes on after the dialog is closed. */
export const ExportMenu = ({ subject, isDisabled = false }: ExportMenuProps) => {
  const { t } = useTranslation('exports');
  const [isOpen, setIsOpen] = useState<boolean>();
  const work = useExport(subject);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={isDisabled}
        aria-haspopup="dialog"
        leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {work.run.isPending ? t('running') : t('open')}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ExportDialog subject={subject} work={work} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
