import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { Ownership } from '@firmament/api-contract/calls/company-facts';
import { noParentReason } from '@firmament/api-contract/words/no-parent';
import { Link } from 'react-router';
import { isOld } from '../../../lib/format/age.ts';
import { useFormat } from '../../../lib/format/format.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { CardPart } from '../../../ui/layout/card-part.tsx';
import classes from './ownership-part.module.css';

const OWNER = 'point-line px-16 py-8 unbroken';

type Owner = Ownership['owners'][number];

const OwnerLine = ({ owner }: { owner: Owner }) => {
  const { t } = useTranslation('company', { keyPrefix: 'ownership' });
  const { day } = useDateFormat();
  const { share } = useFormat();
  const { name, company_id, relation, percent, since, source_label, as_of } = owner;
  const said =
    as_of === null
      ? source_label
      : t(isOld(as_of) ? 'lastConfirmed' : 'member:sourceOn', { source: source_label, day: day(as_of) });
  return (
    <li className={OWNER}>
      <i className={classes.dot} aria-hidden />
      <div className="stack">
        <span className="weight-500 anywhere">
          {company_id === null ? (
            name
          ) : (
            <Link className="plain-link" prefetch="intent" to={`/dashboard/companies/${company_id}`}>
              {name}
            </Link>
          )}
        </span>
        <span className="text-12 ink3">
          {[t(`relations.${relation}`), since && t('member:sinceDay', { day: day(since) })].filter(Boolean).join(', ')}
        </span>
        <span className="text-12 ink3">{said}</span>
      </div>
      <span className="weight-600 numeric">
        {percent !== null ? share(percent) : relation === 'shareholder' && t('shareUnknown')}
      </span>
    </li>
  );
};

/** No parent is not "independent": the company says why it names none. */
const NoParent = ({ told }: { told: NonNullable<Ownership['no_parent']> }) => {
  const { t } = useTranslation('company', { keyPrefix: 'ownership' });
  const { day } = useDateFormat();
  const language = useLanguage();
  const reason = [...new Set(told.reasons.map((code) => noParentReason(code, language)))].join('; ');
  return (
    <p className="ink3 px-16 pt-8 pb-12 line-top">
      {t('noParent', { reason, source: told.source_label, day: day(told.as_of) })}
    </p>
  );
};

/** Who owns the company; what nobody tells of is drawn as what it is, unknown. */
export const OwnershipPart = ({ detail: { ownership, events } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'ownership' });
  const { day } = useDateFormat();
  const { share } = useFormat();
  const { owners, known_percent, unknown_percent, no_parent } = ownership;
  if (owners.length === 0) {
    return (
      <>
        {unknown_percent !== null && <p className="ink3 px-16 pt-8 pb-12 line-top">{t('nobody')}</p>}
        {no_parent && <NoParent told={no_parent} />}
      </>
    );
  }
  const list = events.find(({ kind, subject }) => kind === 'other' && subject === 'shareholder_list');
  const withShare = owners.filter(({ percent }) => (percent ?? 0) > 0);
  return (
    <CardPart title={t('title')}>
      {known_percent > 0 && unknown_percent !== null && (
        <div
          className={classes.bar}
          role="img"
          aria-label={t('bar', { known: share(known_percent), unknown: share(unknown_percent) })}
        >
          {withShare.map(({ name, percent }) => (
            <i key={name} style={{ width: `${percent}%` }} />
          ))}
          {unknown_percent > 0 && <i className={classes.unknown} style={{ width: `${unknown_percent}%` }} />}
        </div>
      )}
      <ul>
        {owners.map((owner) => (
          <OwnerLine key={`${owner.name} ${owner.relation}`} owner={owner} />
        ))}
        {unknown_percent !== null && unknown_percent > 0 && (
          <li className={OWNER}>
            <i className={`${classes.dot} ${classes.unknown}`} aria-hidden />
            <div className="stack">
              <span className="weight-500 anywhere">{t('unknown')}</span>
              <span className="text-12 ink3">
                {list === undefined
                  ? t(known_percent > 0 ? 'unknownWhy' : 'unknownOthers')
                  : t('listFiled', { day: day(list.happened_on ?? list.announced_on) })}
              </span>
            </div>
            {known_percent > 0 && <span className="weight-600 numeric">{share(unknown_percent)}</span>}
          </li>
        )}
      </ul>
      {no_parent && <NoParent told={no_parent} />}
    </CardPart>
  );
};
