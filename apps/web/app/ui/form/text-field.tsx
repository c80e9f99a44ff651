import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

type TextFieldProps = {
  name: string;
  label: string;
  /** Shown beside the label of a field that may stay empty. */
  optional?: string;
  help?: string;
  error?: string | undefined;
  /** Number of lines; undefined for a single-line field. */
  rows?: number;
  /** Beside the label, at the other end of the line. */
  aside?: ReactNode;
  /** Inside the field, at its end. */
  inside?: ReactNode;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'defaultValue' | 'maxLength'>;

/**
 * Label above, error and help below. A plain field instead of Mantine's, which would cost the landing page 5 kB of
 * script for the same look.
 */
export const TextField = ({ label, optional, help, error, rows, aside, inside, ...input }: TextFieldProps) => {
  const id = useId();
  const notes = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`].filter(Boolean).join(' ');
  const shared = {
    ...input,
    id,
    className: classes.input,
    'aria-invalid': error !== undefined,
    'aria-required': optional === undefined,
    ...(notes !== '' && { 'aria-describedby': notes }),
  } as const;
  return (
    <div className={classes.field}>
      <label className="block title-14 weight-550 mb-6" htmlFor={id}>
        {label} {optional !== undefined && <span className="weight-400 ink3">({optional})</span>}
      </label>
      <div className={classes.frame}>
        {rows === undefined ? <input {...shared} /> : <TextArea rows={rows} {...shared} />}
        {inside}
      </div>
      {/* After the field in tab order, above it on the screen. */}
      {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      {error !== undefined && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {help !== undefined && (
        <p className={classes.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
};

/** A textarea has no `type`. */
const TextArea = ({ type: _, ...rest }: Pick<TextFieldProps, 'type'> & ComponentProps<'textarea'>) => (
  <textarea {...rest} />
);
