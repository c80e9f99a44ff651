import type { ReactNode } from 'react';
import { Column } from './column.tsx';
import classes from './form-columns.module.css';

type FormColumnsProps = { form: ReactNode; beside: ReactNode };

/** A form with notes beside it that help to fill it in. */
export const FormColumns = ({ form, beside }: FormColumnsProps) => (
  <Column className={classes.columns ?? ''}>
    {form}
    {beside}
  </Column>
);
