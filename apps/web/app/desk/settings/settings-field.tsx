import { settingsFieldName } from '@firmament/api-contract/desk/settings-field';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import type { Draft } from './draft.ts';
import classes from './settings.module.css';

export type SettingsForm = {
  draft: Draft;
  /** What is wrong with a field, by its path. */
  problems: Readonly<Record<string, string>>;
  /** What stood in the fields before those of somebody else were loaded. */
  typed: Draft;
  set(path: string, value: string): void;
};

type SettingsFieldProps = { form: SettingsForm; path: string; label?: string; help?: string } & Pick<
  TextInputProps,
  'inputMode' | 'rightSection' | 'disabled' | 'value'
>;

/** One text, with its problem and with what was typed before somebody else's settings were loaded. */
export const SettingsField = ({ form, path, label, help, value, ...input }: SettingsFieldProps) => {
  const { t } = useTranslation('deskSettings');
  const language = useLanguage();
  const { draft, problems, typed, set } = form;
  const before = typed[path];
  return (
    <div>
      <TextInput
        {...input}
        size="xs"
        name={path}
        label={label ?? settingsFieldName(language, path)}
        description={help}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="off"
        value={value ?? draft[path] ?? ''}
        error={problems[path]}
        onChange={({ currentTarget }) => set(path, currentTarget.value)}
      />
      {before !== undefined && before !== draft[path] && (
        <p className={`${classes.typed} text-12 amber-text anywhere mt-4`}>
          {t('typed', { value: before || t('empty') })}{' '}
          <button type="button" onClick={() => set(path, before)}>
            {t('useTyped')}
          </button>
        </p>
      )}
    </div>
  );
};
