import type { CompanyDetail, FinancialReport } from '@firmament/api-contract/calls/companies';
import type { Flag, FlagEvidence } from '@firmament/api-contract/calls/company-flags';
import type { Language } from '@firmament/api-contract/language';
import {
  IconAlertTriangle,
  IconBuilding,
  IconFileText,
  IconHistory,
  IconTrendingUp,
  IconUser,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ReportDialog } from '../documents/report-dialog.tsx';
import { QuietPart } from '../quiet-part.tsx';
import { TIMELINE_ID } from '../updates/timeline-id.ts';
import { FlagDrawing } from './flag-drawing.tsx';
import classes from './flags-card.module.css';

const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }));

const EVIDENCE = `${classes.evidence} text-button inline-row items-center gap-5 size-13 weight-400`;

type EvidenceProps = { evidence: FlagEvidence; onReport: (id: string) => void };

const EvidenceLink = ({ evidence: { kind, id, text }, onReport }: EvidenceProps) => {
  const label = text[useLanguage()];
  if (id === null) return <span className={`${classes.evidence} inline-row items-center size-13 ink3`}>{label}</span>;
  if (kind === 'report') {
    return (
      <button className={EVIDENCE} type="button" onClick={() => onReport(id)}>
        <IconFileText size={14} stroke={1.7} aria-hidden />
        {label}
      </button>
    );
  }
  const [Icon, room] = kind === 'person' ? [IconUser, 'employees'] : [IconBuilding, 'companies'];
  return (
    <Link className={EVIDENCE} to={`/dashboard/${room}/${id}`}>
      <Icon size={14} stroke={1.7} aria-hidden />
      {label}
    </Link>
  );
};

/** Entries of registers stand on the timeline of the page. */
const EntriesLink = ({ entries }: { entries: readonly FlagEvidence[] }) => {
  const { t } = useTranslation('company', { keyPrefix: 'flags' });
  const sources = [...new Set(entries.flatMap(({ source_label }) => source_label ?? []))];
  if (entries.length === 0) return null;
  return (
    <a className={EVIDENCE} href={`#${TIMELINE_ID}`}>
      <IconHistory size={14} stroke={1.7} aria-hidden />
      {t('entries', { source: sources.join(', '), count: entries.length })}
    </a>
  );
};

const FlagItem = ({ flag, onReport }: { flag: Flag; onReport: (id: string) => void }) => {
  const { t } = useTranslation('company', { keyPrefix: 'flags' });
  const { day } = useDateFormat();
  const language = useLanguage();
  const isToCheck = flag.kind === 'to_check';
  const Icon = isToCheck ? IconAlertTriangle : IconTrendingUp;
  const tone = isToCheck ? 'danger' : 'positive-text';
  const entries = flag.evidence.filter(({ kind }) => kind === 'event');
  const others = flag.evidence.filter(({ kind }) => kind !== 'event' && kind !== 'source');
  return (
    <li className={`${classes.flag} stack gap-12 gap-y-0 px-16 py-12 line-top unbroken`}>
      <span className={`${classes.icon} center ${isToCheck ? 'soft-danger' : 'soft-positive'}`}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </span>
      <div>
        <p className="row justify-between gap-12 text-12 ink3">
          <span className={`weight-600 ${tone}`}>{t(isToCheck ? 'toCheck' : 'goodToKnow')}</span>
          {flag.day !== null && <time dateTime={flag.day}>{day(flag.day)}</time>}
        </p>
        <h3 className="title-14">{flag.title[language]}</h3>
        <p className="ink2 anywhere">{flag.sentence[language]}</p>
        {flag.drawing !== null && <FlagDrawing drawing={flag.drawing} />}
        <p className={`${classes.links} row wrap gap-14 gap-y-0 mt-4`}>
          <EntriesLink entries={entries} />
          {others.map((evidence) => (
            <EvidenceLink key={`${evidence.kind} ${evidence.id}`} evidence={evidence} onReport={onReport} />
          ))}
        </p>
      </div>
    </li>
  );
};

/** Of an old copy most rules cannot be checked for the same reason: it is told once. */
const byReason = (flags: readonly Flag[], language: Language): [reason: string, titles: string[]][] => {
  const titles = new Map<string, string[]>();
  for (const { sentence, title } of flags) {
    titles.set(sentence[language], [...(titles.get(sentence[language]) ?? []), title[language]]);
  }
  return [...titles];
};

/** Rules with nothing to tell: how many, and one by one what was looked at, or why that could not be. */
const QuietRules = ({ flags, label }: { flags: readonly Flag[]; label: string }) => {
  const { t } = useTranslation('company', { keyPrefix: 'flags' });
  const language = useLanguage();
  if (flags.length === 0) return null;
  const reasons = byReason(flags, language).map(([reason, titles]) => ({ name: titles.join('; '), reason }));
  return <QuietPart label={label} told={t('rules', { count: flags.length })} reasons={reasons} layout="below" />;
};

const reportOf = (reports: readonly FinancialReport[], id: string | undefined) =>
  reports.find(({ report_id }) => String(report_id) === id);

/** What stands out by rules that are the same for every company: each with its evidence, none summed up. */
export const FlagsCard = ({ detail: { flags, financials, company } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'flags' });
  const [shownReport, setShownReport] = useState<string>();
  const [areRulesShown, setAreRulesShown] = useState(false);
  const inState = (state: Flag['state']) => flags.filter((flag) => flag.state === state);
  const [applying, quiet, unchecked] = [inState('applies'), inState('does_not_apply'), inState('not_checkable')];
  const counts = { count: applying.length, total: flags.length };
  const none = quiet.length === 0 ? t('noneKnown', counts) : t('none', counts);
  return (
    <Card
      title={t('title')}
      aside={
        <span className="row wrap items-center justify-between flex-1 gap-12 gap-y-2">
          <span>{applying.length === 0 ? none : t('count', counts)}</span>
          <button
            className={`${classes.all} text-button text-12 no-print`}
            type="button"
            onClick={() => setAreRulesShown(true)}
          >
            {t('allRules')}
          </button>
        </span>
      }
    >
      {applying.length > 0 && (
        <ul>
          {applying.map((flag) => (
            <FlagItem key={flag.rule} flag={flag} onReport={setShownReport} />
          ))}
        </ul>
      )}
      <QuietRules flags={quiet} label={t('doesNotApply')} />
      <QuietRules flags={unchecked} label={t('notCheckable')} />
      <ReportDialog
        report={reportOf(financials, shownReport)}
        companyName={company.company_name}
        onClose={() => setShownReport(undefined)}
      />
      {areRulesShown && (
        <Suspense>
          <RulesDialog flags={flags} onClose={() => setAreRulesShown(false)} />
        </Suspense>
      )}
    </Card>
  );
};
