import { Fragment, useId } from 'react';
import { isMac } from '../../lib/browser/is-mac.ts';
import { addMessages, hasText, useTranslation } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../controls/dialog.tsx';
import { shortcutsTexts } from './messages.de.ts';
import type { shortcutsEn } from './messages.en.ts';
import type { Key, Shortcut, ShortcutGroup } from './shortcut.ts';
import classes from './shortcut-dialog.module.css';

addMessages('shortcuts', shortcutsTexts);

const hasName = (key: Key): key is keyof typeof shortcutsEn.keys => hasText('shortcuts', `keys.${key}`);

const useKeyName = () => {
  const { t } = useTranslation('shortcuts', { keyPrefix: 'keys' });
  return (key: Key): string => {
    if (key === 'mod' && isMac()) return '⌘';
    return hasName(key) ? t(key) : key;
  };
};

const Ways = ({ ways }: Pick<Shortcut, 'ways'>) => {
  const { t } = useTranslation('shortcuts');
  const nameOf = useKeyName();
  return ways.map((way, i) => (
    <Fragment key={way.join(' ')}>
      {i > 0 && <span className="size-12 ink3">{t('or')}</span>}
      <span className={classes.way}>
        {way.map((key) => (
          <kbd key={key}>{nameOf(key)}</kbd>
        ))}
      </span>
    </Fragment>
  ));
};

const Group = ({ where, shortcuts }: ShortcutGroup) => {
  const { t } = useTranslation('shortcuts');
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 className={classes.where} id={id}>
        {t(`where.${where}`)}
      </h3>
      <dl className={classes.list}>
        {shortcuts.map(({ does, ways }) => (
          <div key={does}>
            <dt>{t(`does.${does}`)}</dt>
            <dd className="row wrap items-baseline gap-6 gap-y-4">
              <Ways ways={ways} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

type ShortcutDialogProps = { groups: readonly ShortcutGroup[]; isOpen: boolean; onClose: () => void };

/** Every key that does something, by where it does. */
export const ShortcutDialog = ({ groups, isOpen, onClose }: ShortcutDialogProps) => {
  const { t } = useTranslation('shortcuts');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('member:close')}>
      {groups.map((group) => (
        <Group key={group.where} {...group} />
      ))}
    </Dialog>
  );
};
