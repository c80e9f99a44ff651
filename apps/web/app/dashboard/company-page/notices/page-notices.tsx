import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarTime, IconClockExclamation, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { isOld } from '../age.ts';
import { useAgeText } from '../use-age.ts';
import { useAsOf } from '../use-as-of.ts';
import { Notice } from './notice.tsx';
import { warningsOf } from './warnings.ts';

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
      {[text ?? t(`${kind}.text`), [source, on && t('asOf', { day: day(on) })].filter(Boolean).join(', ')]
        .filter((part) => part !== '')
        .join(' · ')}
    </Notice>
  ));
};

/** What is shown is years old: what to make of it, and what to do. */
const Old = ({ detail, watch }: { detail: CompanyDetail; watch: ReactNode }) => {
  const { t } = useTranslation('company', { keyPrefix: 'old' });
  const { day } = useDateFormat();
  const age = useAgeText();
  const { as_of, company } = detail;
  if (as_of.stated_on === null) {
    return (
      <Notice kind="age" icon={IconClockExclamation} title={t('undated', { source: company.provenance.label })}>
        {t('undatedWhy')}
      </Notice>
    );
  }
  if (!isOld(as_of.stated_on)) return null;
  const last = as_of.sources.find((source) => source.as_of === as_of.stated_on);
  const isCopy = last?.source_label === 'OffeneRegister';
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

type PageNoticesProps = {
  detail: CompanyDetail;
  /** A button that asks to be told of news. */
  watch: ReactNode;
};

/** What to know before reading on. */
export const PageNotices = ({ detail, watch }: PageNoticesProps) => (
  <>
    {detail.as_of.day !== null && <PastDay day={detail.as_of.day} />}
    <Warnings detail={detail} />
    {detail.as_of.day === null && <Old detail={detail} watch={watch} />}
  </>
);
