import type { CompanyResult } from '@firmament/api-contract/calls/search';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { type ResultAddress, readResultAddress } from '../../search/criteria/result-address.ts';
import { neighboursQuery } from '../company-page.queries.ts';
import { AS_OF } from '../use-as-of.ts';
import classes from './neighbours.module.css';

/** The parameters of the search that led here, without the day that is shown. */
const useSearchThatLedHere = (): URLSearchParams => {
  const parameters = new URLSearchParams(useLocation().search);
  parameters.delete(AS_OF);
  return parameters;
};

type StepProps = {
  company: Pick<CompanyResult, 'company_id' | 'company_name'> | undefined;
  parameters: URLSearchParams;
  position: number;
  label: string;
  icon: typeof IconChevronLeft;
};

const Step = ({ company, parameters, position, label, icon: Icon }: StepProps) => {
  if (company === undefined) {
    return (
      <span className={`${classes.step} center`} aria-disabled="true">
        <Icon size={16} stroke={1.7} aria-hidden />
      </span>
    );
  }
  const there = new URLSearchParams(parameters);
  there.set('at', String(position));
  return (
    <Link
      className={`${classes.step} center`}
      to={`/dashboard/companies/${company.company_id}?${there}`}
      aria-label={`${label}: ${company.company_name}`}
      title={company.company_name}
    >
      <Icon size={16} stroke={1.7} aria-hidden />
    </Link>
  );
};

type StepsProps = { address: ResultAddress & { position: number }; parameters: URLSearchParams };

/** Leads on to the company before and after this one in the results. */
const Steps = ({ address, parameters }: StepsProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'neighbours' });
  const { count } = useFormat();
  const { data } = useQuery(neighboursQuery(address));
  if (data === undefined) return null;
  const { position } = address;
  return (
    <span className="inline-row items-center gap-6 size-12 ink3 numeric">
      {t('place', { place: count(position + 1), total: count(data.total) })}
      <Step
        company={data.previous}
        parameters={parameters}
        position={position - 1}
        label={t('previous')}
        icon={IconChevronLeft}
      />
      <Step
        company={data.next}
        parameters={parameters}
        position={position + 1}
        label={t('next')}
        icon={IconChevronRight}
      />
    </span>
  );
};

/** Back to the results of the search in the address, and on to the next of them. */
export const Neighbours = () => {
  const { t } = useTranslation('company');
  const parameters = useSearchThatLedHere();
  if (parameters.size === 0) return null;
  const address = readResultAddress(String(parameters));
  const position = address?.position;
  const list = new URLSearchParams(parameters);
  list.delete('at');
  return (
    <nav
      className={`${classes.neighbours} row wrap items-center justify-between gap-16 gap-y-4 no-print`}
      aria-label={t('neighbours.label')}
    >
      <BackLink to={`/dashboard/companies?${list}`}>{t('back')}</BackLink>
      {address !== undefined && position !== undefined && (
        <Steps address={{ ...address, position }} parameters={parameters} />
      )}
    </nav>
  );
};
