import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { inQuotes } from '@firmament/api-contract/words/wording';
import { signingSentence } from '@firmament/representation/signing-sentence';
import { IconQuote, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { CardPart } from '../../../ui/layout/card-part.tsx';

const ICON = 'flex-none primary-text mt-2';

/** A company may have dozens of signatories. */
const SHOWN_AT_FIRST = 4;

/** The combinations that bind the company; rules that cannot be read for certain are quoted. */
export const SigningPart = ({ detail: { signing, company } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'signing' });
  const { day } = useDateFormat();
  const language = useLanguage();
  const [isLong, setIsLong] = useState(false);
  const { ways, quoted, not_stated, more } = signing;
  const lines = [
    ...ways.map((way) => ({
      ...way.evidence,
      said: signingSentence(way, language),
      isQuote: false,
      isSelfDealing: way.limits.includes('self_dealing'),
    })),
    ...quoted.map((quote) => ({
      ...quote,
      said: [quote.name, inQuotes(quote.text, language)].filter((part) => part !== null).join(': '),
      isQuote: true,
      isSelfDealing: false,
    })),
  ];
  if (lines.length === 0 && not_stated.length === 0) return null;
  const shown = isLong ? lines : lines.slice(0, SHOWN_AT_FIRST);
  return (
    <CardPart title={t('title')}>
      <ul className="py-6 line-top">
        {shown.map(({ said, text, source_label, as_of, isQuote, isSelfDealing }) => (
          <li
            key={said}
            className="row gap-8 weight-500 anywhere px-16 py-4 unbroken"
            title={isQuote ? t('quoted') : t('evidence', { text })}
          >
            {isQuote ? (
              <IconQuote className={ICON} size={16} stroke={1.6} aria-hidden />
            ) : (
              <IconSignature className={ICON} size={16} stroke={1.6} aria-hidden />
            )}
            <span className="flex-1 min-w-0">
              {said}
              <span className="block text-12 weight-400 ink3">
                {[
                  !isQuote && inQuotes(text, language),
                  as_of === null ? source_label : `${source_label}, ${day(as_of)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isSelfDealing && <span className="block text-12 weight-400 ink3">{t('selfDealing')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <MoreButton onClick={() => setIsLong(true)}>{t('more', { count: lines.length - shown.length })}</MoreButton>
      )}
      {more !== undefined && more.ways + more.quoted > 0 && (
        <p className="text-12 ink3 px-16 py-4">{t('inDossier', { count: more.ways + more.quoted })}</p>
      )}
      {company.insolvency !== null && <p className="text-12 ink3 px-16 py-4">{t('insolvency')}</p>}
      {not_stated.length > 0 && (
        <p className="text-12 ink3 px-16 py-4">
          {t('notStated', {
            count: not_stated.length + (more?.not_stated ?? 0),
            names: not_stated
              .map(({ name }) => name)
              .slice(0, 3)
              .join(', '),
          })}
        </p>
      )}
    </CardPart>
  );
};
