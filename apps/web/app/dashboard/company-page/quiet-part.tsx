import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './quiet-part.module.css';

type QuietPartProps = {
  label: string;
  told: string;
  reasons: readonly { name: string; reason: string }[];
  /** Where the reasons stand: beside what they are about, or below it. */
  layout: 'beside' | 'below';
};

/** What there is nothing to tell about: one line, and why, for those who ask. */
export const QuietPart = ({ label, told, reasons, layout }: QuietPartProps) => {
  const { t } = useTranslation('company');
  return (
    <details className={classes.part} data-layout={layout}>
      <summary className="row justify-between gap-12 pointer">
        <span>
          <b className="weight-600 ink">{label}</b> {told}
        </span>
        <span className={`${classes.why} flex-none weight-500 primary-text no-print`}>{t('missing.why')}</span>
      </summary>
      <dl className="px-16 pb-12">
        {reasons.map(({ name, reason }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
