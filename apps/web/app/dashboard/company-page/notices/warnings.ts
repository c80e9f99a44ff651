import type { CompanyDetail } from '@firmament/api-contract/calls/companies';

export type Warning = {
  kind: 'insolvency' | 'deletion_notice' | 'liquidation' | 'terminated';
  /** In the words of the source. */
  text: string | null;
  source: string | null;
  on: string | null;
};

/** What everybody must know who deals with the company, the gravest first. */
export const warningsOf = ({ company: { status }, checks, facts }: CompanyDetail): Warning[] => {
  const warnings: Warning[] = [];
  const stated = facts.find(({ field }) => field === 'status');
  const status_source = { text: null, source: stated?.source_label ?? null, on: stated?.as_of ?? null };
  if (status === 'terminated') warnings.push({ kind: 'terminated', ...status_source });
  for (const { check, state, value, source_label, as_of } of checks) {
    if (state === 'found' && (check === 'insolvency' || check === 'deletion_notice')) {
      warnings.push({ kind: check, text: value, source: source_label, on: as_of });
    }
  }
  if (status === 'in_liquidation') warnings.push({ kind: 'liquidation', ...status_source });
  return warnings;
};
