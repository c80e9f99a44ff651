import type { NetworkPaths } from '@firmament/api-contract/calls/network';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';

import classes from './path-card.module.css';

type PathSentenceProps = { answer: NetworkPaths; path: NetworkPaths['paths'][number] };

/** The path as a sentence that can be pasted. */
export const PathSentence = ({ answer, path }: PathSentenceProps) => {
  const { t } = useTranslation('network');
  const sentence = path.sentence[useLanguage()];
  const { hubs_avoided } = answer;
  const guesses = path.relations
    .flatMap((place) => answer.relations[place] ?? [])
    .filter(({ grade }) => grade === 'likely');
  const same = guesses.filter(({ is_same_person }) => is_same_person).length;
  const byName = guesses.length - same;
  return (
    <div className={`${classes.sentence} stack items-center gap-24 gap-y-8 ink2 px-16 pt-10 pb-12 line-top`}>
      <div>
        <p>{sentence}</p>
        {path.grade === 'likely' && (
          <p className="amber-text mt-4">
            {t('path.likely')} {same > 0 && t('path.likelySame', { count: same })}{' '}
            {byName > 0 && t('path.likelyByName', { count: byName })}
          </p>
        )}
        {hubs_avoided > 0 && <p className="size-12 ink3 mt-4">{t('path.hubsAvoided', { count: hubs_avoided })}</p>}
        {answer.is_cut_short && <p className="size-12 ink3 mt-4">{t('path.cutShort')}</p>}
      </div>
      <CopyButton
        className={`${classes.copy} size-13 weight-500 nowrap`}
        value={sentence}
        label={t('path.copySentence')}
        failure={t('copyFailed')}
      >
        {t('path.copySentence')}
      </CopyButton>
    </div>
  );
};
