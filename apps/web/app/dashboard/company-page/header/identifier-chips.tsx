import type { Company } from '@firmament/api-contract/calls/companies';
import type { Fact } from '@firmament/api-contract/calls/company-facts';
import type { checkIdentifier, IdentifierCheck } from '@firmament/identifiers/identifier';
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';

import { useTerms } from '../facts/use-terms.ts';
import classes from './identifier-chips.module.css';
import { type CompanyIdentifier, identifiersOf } from './identifiers.ts';

type Check = typeof checkIdentifier;

/** Loads the check rules after the page, so that no identifier waits for its mark. */
const useCheck = (): Check | undefined => {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    import('@firmament/identifiers/identifier').then(
      (rules) => setCheck(() => rules.checkIdentifier),
      // Without the rules there are no marks.
      () => {},
    );
  }, []);
  return check;
};

const REASONS = ['check-character', 'length', 'format'] as const;

const Verdict = ({ check }: { check: IdentifierCheck | undefined }) => {
  const { t } = useTranslation('company', { keyPrefix: 'identifiers' });
  if (check?.verdict === 'verified') {
    return <IconCircleCheckFilled className={classes.ok ?? ''} size={14} role="img" aria-label={t('verified')} />;
  }
  if (check?.verdict !== 'invalid') return null;
  const reason = REASONS.find((known) => known === check.reason) ?? 'other';
  return (
    <span className={`${classes.warning} inline-row items-center gap-4 text-11 amber-text`}>
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden />
      {t(`reasons.${reason}`)}
    </span>
  );
};

type ChipProps = { identifier: CompanyIdentifier; company: Company; check: Check | undefined };

const Chip = ({ identifier: { name, value, display, kind }, company, check }: ChipProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'identifiers' });
  const { vatNumber } = useTerms(company);
  const checked = kind === undefined ? undefined : check?.(kind, value);
  const label = name === 'ID_VatID' ? vatNumber : t(`names.${name}`);
  return (
    <li className={`${classes.chip} clip`} data-flagged={checked?.verdict === 'invalid'}>
      <span className={`${classes.name} center text-11 ink3 nowrap px-8`}>{label}</span>
      <span className={`${classes.value} mono size-12 weight-500 anywhere`}>{display}</span>
      <Verdict check={checked} />
      <CopyButton className={classes.copy ?? ''} value={value} label={t('copy', { name: label, value })} />
    </li>
  );
};

/** The company's numbers in registers, each with a copy button. */
export const IdentifierChips = ({ company, facts }: { company: Company; facts: readonly Fact[] }) => {
  const { t } = useTranslation('company', { keyPrefix: 'identifiers' });
  const check = useCheck();
  const identifiers = identifiersOf(company, facts);
  if (identifiers.length === 0) return null;
  return (
    <ul className="row wrap gap-6" aria-label={t('title')}>
      {identifiers.map((identifier) => (
        <Chip key={identifier.name} identifier={identifier} company={company} check={check} />
      ))}
    </ul>
  );
};
