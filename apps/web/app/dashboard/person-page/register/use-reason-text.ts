import type { MatchReason } from '@firmament/api-contract/calls/register-record';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';

/** What speaks for or against one person, as a sentence. */
export const useReasonText = () => {
  const { t } = useTranslation('registerPerson', { keyPrefix: 'match.reasons' });
  const words = useWords();
  return ({ kind, speaks, persons, km, year, name }: MatchReason): string => {
    if (kind === 'name') return t(speaks === 'for' ? 'name' : 'commonName', { count: persons ?? 1 });
    if (kind === 'same_co_officer' && name === null) return t('someCoOfficer');
    const said = kind === 'same_rare_role' && name !== null ? words.title(name, null) : (name ?? '');
    return t(kind, { km: km ?? 0, year: year ?? '', name: kind === 'same_place' ? words.locality(said) : said });
  };
};
