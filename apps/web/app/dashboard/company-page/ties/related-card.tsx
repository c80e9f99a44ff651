import type { CompanyDetail, LinkedCompany } from '@firmament/api-contract/calls/companies';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { CompanyStatus } from '../../../ui/facts/company-status.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { mergeRelations, type RelatedCompany } from './linked-companies.ts';
import { OwnershipPart } from './ownership-part.tsx';
import classes from './related-card.module.css';

const SHOWN_AT_FIRST = 8;

/** Links to the company if we have it; otherwise only its name is known. */
export const LinkedName = ({ company: { company_id, company_name } }: { company: LinkedCompany }) =>
  company_id === null ? (
    company_name
  ) : (
    <Link className="plain-link" prefetch="intent" to={`/dashboard/companies/${company_id}`}>
      {company_name}
    </Link>
  );

const Row = ({ company, relations }: RelatedCompany) => {
  const { t } = useTranslation('company', { keyPrefix: 'related' });
  const { company_id, legal_status, address_city, named_as, named_by, ID_Fb, ID_GISA, ID_EUID } = company;
  const number = ID_Fb ?? ID_GISA ?? ID_EUID;
  return (
    <li className={`${classes.row} stack gap-12 gap-y-2 line-top unbroken`}>
      <span className="weight-500 anywhere">
        <LinkedName company={company} />
      </span>
      {legal_status !== null && <CompanyStatus status={legal_status} />}
      <span className="whole-line text-12 ink3">
        {[
          ...relations.map((relation) => t(`relations.${relation}`)),
          company_id === null ? t('nameOnly') : address_city,
          named_as === null ? null : t('namedAs', { name: named_as }),
          named_by === 0 ? null : t('namedBy', { count: named_by }),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
        {number !== null && (
          <>
            {' · '}
            <span className="mono">{number}</span>
          </>
        )}
      </span>
    </li>
  );
};

/** Who owns the company, and all others that it is tied to. */
export const RelatedCard = ({ detail }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'related' });
  const [isLong, setIsLong] = useState(false);
  const related = mergeRelations(detail.linked_companies);
  const shown = isLong ? related : related.slice(0, SHOWN_AT_FIRST);
  return (
    <Card title={t('title')} aside={related.length > 0 && related.length}>
      <OwnershipPart detail={detail} />
      {related.length === 0 ? (
        <p className="card-note">{t('empty')}</p>
      ) : (
        <ul>
          {shown.map((entry) => (
            <Row key={entry.company.company_id ?? entry.company.company_name} {...entry} />
          ))}
        </ul>
      )}
      {shown.length < related.length && (
        <MoreButton onClick={() => setIsLong(true)}>{t('member:showAll', { count: related.length })}</MoreButton>
      )}
    </Card>
  );
};
