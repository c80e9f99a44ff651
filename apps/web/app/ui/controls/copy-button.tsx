import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './copy-button.module.css';

const SHOWN_MS = 1_500;

type CopyButtonProps = {
  value: string;
  /** What the button does, including the value. */
  label: string;
  copiedLabel: string;
  onFail: () => void;
  className?: string;
  /** Shown before the icon, as part of the button. */
  children?: ReactNode;
};

/** Copies a value to the clipboard and confirms it for a moment. */
export const CopyButton = ({ value, label, copiedLabel, onFail, className = '', children }: CopyButtonProps) => {
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
      onFail();
    }
  };

  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      data-copied={isCopied}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      {children}
      <Icon size={14} stroke={1.7} aria-hidden />
      <span className="visually-hidden" role="status">
        {isCopied && copiedLabel}
      </span>
    </button>
  );
};
