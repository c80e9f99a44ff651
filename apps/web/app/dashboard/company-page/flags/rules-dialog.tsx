import type { Flag } from '@firmament/api-contract/calls/company-flags';
import { RULES } from '@firmament/flags/rule-table';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import classes from './rules-dialog.module.css';

type RulesDialogProps = { flags: readonly Flag[]; onClose: () => void };

/** The table of rules as anybody can read it: when each applies, what it needs, and how it came out here. */
export const RulesDialog = ({ flags, onClose }: RulesDialogProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'flags' });
  const language = useLanguage();
  return (
    <Dialog isOpen onClose={onClose} title={t('dialog.title')} closeLabel={t('member:close')} isWide>
      <p className="ink2">{t('dialog.what')}</p>
      <ol className={classes.rules}>
        {RULES.map(({ name, kind, title, condition, needs }) => {
          const state = flags.find(({ rule }) => rule === name)?.state;
          return (
            <li key={name} className="line-top">
              <h3 className="title-14">{title[language]}</h3>
              <p className="text-12 ink3">
                <span className={`weight-600 ${kind === 'to_check' ? 'danger' : 'positive-text'}`}>
                  {t(kind === 'to_check' ? 'toCheck' : 'goodToKnow')}
                </span>
                {state !== undefined && ` · ${t(`dialog.states.${state}`)}`}
              </p>
              <dl>
                <dt className="ink3">{t('dialog.applies')}</dt>
                <dd className="ink2">{condition[language]}</dd>
                <dt className="ink3">{t('dialog.needs')}</dt>
                <dd className="ink2">{needs[language]}</dd>
              </dl>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
};
