import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { isFrozenCopy } from '@firmament/api-contract/words/source-name';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarTime,
  IconClockExclamation,
  IconExternalLink,
  IconFileUpload,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { isOld } from '../../../lib/format/age.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useAgeText } from '../use-age.ts';
import { useAsOf } from '../use-as-of.ts';
import { Notice } from './notice.tsx';
import { warningsOf } from './warnings.ts';

const UploadDialog = lazy(async () => ({ default: (await import('../upload/upload-dialog.tsx')).UploadDialog }));

/** Another day than the latest is shown. */
const PastDay = ({ day }: { day: string }) => {
  const { t } = useTranslation('company', { keyPrefix: 'asOf' });
  const { day: format } = useDateFormat();
  const { choose } = useAsOf();
  return (
    <Notice
      kind="day"
      icon={IconCalendarTime}
      title={t('youSee', { day: format(day) })}
      actions={
        <Button size="xs" variant="default" onClick={() => choose(undefined)}>
          {t('backToLatest')}
        </Button>
      }
    >
      {t('youSeeWhy')}
    </Notice>
  );
};

const Warnings = ({ detail }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'warnings' });
  const { day } = useDateFormat();
  return warningsOf(detail).map(({ kind, text, source, on }) => (
    <Notice key={kind} kind="danger" icon={IconAlertTriangle} title={t(`${kind}.title`)}>
      {[text ?? t(`${kind}.text`), [source, on && t('member:asOfDay', { day: day(on) })].filter(Boolean).join(', ')]
        .filter((part) => part !== '')
        .join(' · ')}
    </Notice>
  ));
};

type PageNoticesProps = {
  detail: CompanyDetail;
  /** A button that asks to be told of news. */
  watch: ReactNode;
};

/** What is shown is years old: what to make of it, and what to do. */
const Old = ({ detail, watch, onUpload }: PageNoticesProps & { onUpload: () => void }) => {
  const { t } = useTranslation('company', { keyPrefix: 'old' });
  const { day } = useDateFormat();
  const age = useAgeText();
  const { as_of, company } = detail;
  const upload = company.can_upload_extract && (
    <Button
      size="xs"
      variant="default"
      onClick={onUpload}
      leftSection={<IconFileUpload size={16} stroke={1.6} aria-hidden />}
    >
      {t('upload')}
    </Button>
  );
  if (as_of.stated_on === null) {
    return (
      <Notice
        kind="age"
        icon={IconClockExclamation}
        title={t('undated', { source: company.provenance.label })}
        actions={upload || undefined}
      >
        {t('undatedWhy')}
      </Notice>
    );
  }
  if (!isOld(as_of.stated_on)) return null;
  const last = as_of.sources.find((source) => source.as_of === as_of.stated_on);
  const isCopy = last !== undefined && isFrozenCopy(last.source_label);
  return (
    <Notice
      kind="age"
      icon={IconClockExclamation}
      title={t('title', {
        day: day(as_of.stated_on),
        source: last?.source_label ?? company.provenance.label,
        age: age.years(as_of.stated_on),
      })}
      actions={
        <>
          <Button component={Link} to="/dashboard/support" size="xs" variant="subtle">
            {t('report')}
          </Button>
          {watch}
          {upload}
          {company.register_portal !== null && (
            <Button
              component="a"
              size="xs"
              href={company.register_portal}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
            >
              {t('portal')}
            </Button>
          )}
        </>
      }
    >
      {isCopy ? t('copy') : t('other')}
    </Notice>
  );
};

/** What to know before reading on. */
export const PageNotices = ({ detail, watch }: PageNoticesProps) => {
  const [isUploading, setIsUploading] = useState(false);
  return (
    <>
      {detail.as_of.day !== null && <PastDay day={detail.as_of.day} />}
      <Warnings detail={detail} />
      {detail.as_of.day === null && <Old detail={detail} watch={watch} onUpload={() => setIsUploading(true)} />}
      {/* Not in the notice, which goes once the company is renewed. */}
      {detail.company.can_upload_extract && (
        <Suspense>
          <UploadDialog company={detail.company} isOpen={isUploading} onClose={() => setIsUploading(false)} />
        </Suspense>
      )}
    </>
  );
};
