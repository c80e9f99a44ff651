import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './password-field.module.css';

type PasswordFieldProps = {
  name?: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  error: string | undefined;
  aside?: ReactNode;
};

/** A password that can be shown while it is typed, instead of being typed twice. */
export const PasswordField = ({ name = 'password', label, ...rest }: PasswordFieldProps) => {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...rest}
      name={name}
      type={isShown ? 'text' : 'password'}
      label={label ?? t('password')}
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
