import type { NetworkPaths } from '@firmament/api-contract/calls/network';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import classes from './path-card.module.css';

type PathSentenceProps = { path: NetworkPaths['paths'][number]; hubsAvoided: number; isCutShort: boolean };

/** The path as a sentence that can be pasted. */
export const PathSentence = ({ path, hubsAvoided, isCutShort }: PathSentenceProps) => {
  const { t } = useTranslation('network');
  const sentence = path.sentence[useLanguage()];
  return (
    <div className={classes.sentence}>
      <div>
        <p>{sentence}</p>
        {path.grade === 'likely' && <p className={classes.likely}>{t('path.likely')}</p>}
        {hubsAvoided > 0 && <p className={classes.remark}>{t('path.hubsAvoided', { count: hubsAvoided })}</p>}
        {isCutShort && <p className={classes.remark}>{t('path.cutShort')}</p>}
      </div>
      <CopyButton
        className={classes.copy ?? ''}
        value={sentence}
        label={t('path.copySentence')}
        copiedLabel={t('copied')}
        onFail={() => showToast(t('copyFailed'), 'failed')}
      >
        {t('path.copySentence')}
      </CopyButton>
    </div>
  );
};
