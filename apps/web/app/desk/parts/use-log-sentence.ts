import type { LogAction, LogEntry } from '@firmament/api-contract/desk/log-action';
import { logSentence } from '@firmament/api-contract/desk/log-sentence';
import { useLanguage } from '../../lib/i18n/language.ts';
import { useMember } from '../../lib/member/member.ts';

/** Words what is in the log, and what an action by the operator at the screen will add to it. */
export const useLogSentence = () => {
  const language = useLanguage();
  const { fullname } = useMember();
  return {
    sentenceOf: (entry: LogEntry): string => logSentence(language, entry),
    sentenceToBe: (action: LogAction, subjectName: string | null = null): string =>
      logSentence(language, { ...action, actor: { kind: 'operator', name: fullname }, subject_name: subjectName }),
  };
};
