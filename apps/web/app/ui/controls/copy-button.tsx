import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { showToast } from '../feedback/toasts.tsx';
import classes from './copy-button.module.css';

const SHOWN_MS = 1_500;

type CopyButtonProps = {
  value: string;
  /** What the button does, including the value. */
  label: string;
  /** Said where copying did not work. */
  failure?: string;
  className?: string;
  /** Shown before the icon, as part of the button. */
  children?: ReactNode;
};

/** Copies a value to the clipboard and confirms it for a moment. */
export const CopyButton = ({ value, label, failure, className = '', children }: CopyButtonProps) => {
  const { t } = useTranslation('member');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      await showToast(failure ?? t('copyFailed'), 'failed');
    }
  };

  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={`${classes.button} no-print ${className}`}
      data-copied={isCopied}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      {children}
      <Icon size={14} stroke={1.7} aria-hidden />
      <span className="visually-hidden" role="status">
        {isCopied && t('copied')}
      </span>
    </button>
  );
};
