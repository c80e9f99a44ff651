import type { Company, CompanyDetail } from '@firmament/api-contract/calls/companies';
import { Button } from '@mantine/core';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ageOn, isOld, today } from '../../../lib/format/age.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { CompanyStatus } from '../../../ui/facts/company-status.tsx';
import { RecordFacts, RecordName } from '../../../ui/record/record-page.tsx';
import { useRefreshCompany } from '../company-page.queries.ts';
import { townLine } from '../facts/place-text.ts';
import { webAddress } from '../facts/web-address.ts';
import { AsOfPicker } from './as-of-picker.tsx';
import classes from './company-header.module.css';
import { IdentifierChips } from './identifier-chips.tsx';

const Meta = ({ company, asOf }: { company: Company; asOf: string }) => {
  const { t } = useTranslation('company', { keyPrefix: 'header' });
  const { day } = useDateFormat();
  const words = useWords();
  const { legal_form, date_founded, status } = company;
  const place = townLine(company, words.country);
  const years = date_founded === null ? 0 : ageOn(date_founded, asOf).years;
  const facts = [
    legal_form !== null && words.legalForm(legal_form),
    place,
    date_founded !== null && t('founded', { day: day(date_founded) }),
    status !== 'terminated' && years > 0 && t('member:years', { count: years }),
  ];
  return <RecordFacts className={classes.meta} facts={facts} />;
};

type CompanyHeaderProps = { detail: CompanyDetail; actions: ReactNode };

type ActionsProps = { company: Company; isStale: boolean; actions: ReactNode };

const Actions = ({ company, isStale, actions }: ActionsProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'header' });
  const refresh = useRefreshCompany(company);
  const register = company.datalink === null ? undefined : webAddress(company.datalink);
  const { label, can_refresh } = company.provenance;
  return (
    <div className={`${classes.actions} row wrap flex-none gap-8 no-print`}>
      {actions}
      {register !== undefined && (
        <Button
          component="a"
          size="xs"
          variant="default"
          href={register}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
          aria-label={`${t('register')} (${t('newTab')})`}
        >
          {t('register')}
        </Button>
      )}
      <Button
        size="xs"
        // Where what we know is old, the way to the register comes first.
        variant={isStale ? 'default' : 'filled'}
        leftSection={
          <IconRefresh
            className={classes.turning ?? ''}
            data-busy={refresh.isPending}
            size={16}
            stroke={1.8}
            aria-hidden
          />
        }
        disabled={!can_refresh}
        // Not `disabled` while it works, so that the button keeps the focus.
        aria-disabled={refresh.isPending}
        {...(!can_refresh && { title: t('cannotRefresh') })}
        onClick={() => !refresh.isPending && refresh.mutate()}
      >
        {refresh.isPending ? t('refreshing') : t('refresh')}
      </Button>
      <span className="visually-hidden" role="status">
        {refresh.isPending && t('refreshingStatus', { source: label })}
      </span>
    </div>
  );
};

/** A status that was said years ago may no longer hold; one that ended the company does. */
const oldStatusDay = ({ company: { status }, facts, as_of }: CompanyDetail): string | undefined => {
  const saidOn = facts.find(({ field }) => field === 'status')?.as_of ?? null;
  return saidOn !== null && status !== 'terminated' && as_of.day === null && isOld(saidOn) ? saidOn : undefined;
};

export const CompanyHeader = ({ detail, actions }: CompanyHeaderProps) => {
  const { company, facts, as_of } = detail;
  return (
    <header className={`${classes.header} stack gap-14 box`}>
      <div className={classes.top}>
        <div className={`${classes.line} row wrap items-center min-w-0 gap-12 gap-y-4`}>
          <RecordName>{company.company_name}</RecordName>
          <CompanyStatus status={company.status} saidOn={oldStatusDay(detail)} isBadge />
        </div>
        <Meta company={company} asOf={as_of.day ?? today()} />
        <Actions company={company} isStale={isOld(as_of.stated_on)} actions={actions} />
      </div>
      <div className="row wrap items-center justify-between gap-12">
        <IdentifierChips company={company} facts={facts} />
        <AsOfPicker asOf={as_of} />
      </div>
    </header>
  );
};
