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
import classes from './side-cards.module.css';

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
      <div className={classes.about}>
        <p>{t('sources', { sources: list.format(named) })}</p>
        {[...new Set(terms)].map((term) => (
          <p key={term} className={classes.remark}>
            {term}
          </p>
        ))}
        <p className={classes.remark}>{t('year')}</p>
        <p className={classes.remark}>{t('rights')}</p>
        <Link to="/dashboard/support">
          <IconFlag size={16} stroke={1.6} aria-hidden />
          {t('report')}
        </Link>
        {objection !== undefined && (
          <Link to={objection}>
            <IconEyeOff size={16} stroke={1.6} aria-hidden />
            {t('object')}
          </Link>
        )}
      </div>
    </Card>
  );
};
