import type { RegisterRecord } from '@firmament/api-contract/calls/register-record';
import { LOCALES } from '@firmament/api-contract/locales';
import { IconEyeOff, IconFlag } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { useSourceWords } from '../../../lib/i18n/use-source-words.ts';
import { pathOf } from '../../../lib/pages/site-pages.ts';
import { Card } from '../../../ui/layout/card.tsx';

const LINK = 'plain-link inline-row items-center gap-6 weight-500';

/** The form for objections, with what it is about filled in. */
const objectionPath = (employeeId: string): string | undefined => {
  const path = pathOf('privacy-request');
  const profile = `${window.location.origin}/dashboard/employees/${employeeId}`;
  return path && `${path}?${new URLSearchParams({ kind: 'objection', profile })}`;
};

type RecordCardProps = { employeeId: string; sources: RegisterRecord['sources'] };

/** Where the record comes from, and what one can do about it. */
export const RecordCard = ({ employeeId, sources }: RecordCardProps) => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'about' });
  const { day } = useDateFormat();
  const sourceWords = useSourceWords();
  const list = new Intl.ListFormat(LOCALES[useLanguage()], { type: 'conjunction' });
  const named = sources.map(({ source_label, as_of }) =>
    t('source', { source: sourceWords.source(source_label), day: as_of === null ? t('undated') : day(as_of) }),
  );
  const terms = sources.map(
    ({ attribution, licence }) => `${sourceWords.attribution(attribution)} · ${sourceWords.licence(licence)}`,
  );
  const objection = objectionPath(employeeId);
  return (
    <Card title={t('title')}>
      <div className="stack justify-items-start gap-8 text-13 ink2 px-16 pt-2 pb-14">
        <p>{t('sources', { sources: list.format(named) })}</p>
        {[...new Set(terms)].map((term) => (
          <p key={term} className="text-12 ink3">
            {term}
          </p>
        ))}
        <p className="text-12 ink3">{t('year')}</p>
        <p className="text-12 ink3">{t('rights')}</p>
        <Link className={LINK} to="/dashboard/support">
          <IconFlag size={16} stroke={1.6} aria-hidden />
          {t('report')}
        </Link>
        {objection !== undefined && (
          <Link className={LINK} to={objection}>
            <IconEyeOff size={16} stroke={1.6} aria-hidden />
            {t('object')}
          </Link>
        )}
      </div>
    </Card>
  );
};
