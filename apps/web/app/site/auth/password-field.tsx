import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './password-field.module.css';

type PasswordFieldProps = {
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  error: string | undefined;
  aside?: ReactNode;
};

/** A password that can be shown while it is typed, instead of being typed twice. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      name="password"
      type={isShown ? 'text' : 'password'}
      label={t('password')}
      inside={
        <button
          className={classes.toggle}
          type="button"
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
        </button>
      }
    />
  );
};
