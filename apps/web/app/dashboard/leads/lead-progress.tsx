import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './lead-progress.module.css';
import { progressAt } from './progress.ts';

const TICK_MS = 500;

/** While the first page of leads is on its way; gone as soon as it is there. */
export const LeadProgress = () => {
  const { t } = useTranslation('leads');
  const [value, setValue] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setValue(progressAt(performance.now() - startedAt)), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={classes.progress}>
      <p role="status">{t('loading')}</p>
      <progress className={classes.bar} max={100} value={value} aria-label={t('loading')} />
    </div>
  );
};
