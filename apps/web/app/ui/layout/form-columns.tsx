import type { ReactNode } from 'react';
import { Column } from './column.tsx';
import classes from './form-columns.module.css';

type FormColumnsProps = { form: ReactNode; beside: ReactNode };

/** A form and, beside it, what one may want to know before filling it in. */
export const FormColumns = ({ form, beside }: FormColumnsProps) => (
  <Column className={classes.columns ?? ''}>
    {form}
    {beside}
  </Column>
);
