import type { CompanyDetail, LinkedCompany } from '@firmament/api-contract/calls/companies';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusMark } from '../header/status-mark.tsx';
import { mergeRelations, type RelatedCompany } from './linked-companies.ts';
import { OwnershipPart } from './ownership-part.tsx';
import classes from './related-card.module.css';

const SHOWN_AT_FIRST = 8;

/** Links to the company if we have it; otherwise only its name is known. */
export const LinkedName = ({ company: { company_id, company_name } }: { company: LinkedCompany }) =>
  company_id === null ? (
    company_name
  ) : (
    <Link className={classes.link} prefetch="intent" to={`/dashboard/companies/${company_id}`}>
      {company_name}
    </Link>
  );

const Row = ({ company, relations }: RelatedCompany) => {
  const { t } = useTranslation('company', { keyPrefix: 'related' });
  const { company_id, legal_status, address_city, named_as, named_by, ID_Fb, ID_GISA, ID_EUID } = company;
  const number = ID_Fb ?? ID_GISA ?? ID_EUID;
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <LinkedName company={company} />
      </span>
      {legal_status !== null && <StatusMark status={legal_status} />}
      <span className={classes.remark}>
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
            <span className={classes.number}>{number}</span>
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
        <p className={classes.none}>{t('empty')}</p>
      ) : (
        <ul>
          {shown.map((entry) => (
            <Row key={entry.company.company_id ?? entry.company.company_name} {...entry} />
          ))}
        </ul>
      )}
      {shown.length < related.length && (
        <MoreButton onClick={() => setIsLong(true)}>{t('more', { count: related.length })}</MoreButton>
      )}
    </Card>
  );
};
