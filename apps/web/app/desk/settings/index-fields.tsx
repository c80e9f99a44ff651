import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { yearsOf } from './draft.ts';
import classes from './settings.module.css';
import { SettingsField, type SettingsForm } from './settings-field.tsx';

/** The change of the price index, year by year. */
export const IndexFields = ({ form }: { form: SettingsForm }) => {
  const { t } = useTranslation('deskSettings', { keyPrefix: 'index' });
  return (
    <Card title={t('title')}>
      <div className="stack gap-12 card-body">
        <p className="ink3">{t('note')}</p>
        <div className={classes.years}>
          {yearsOf(form.draft).map((year) => (
            <SettingsField
              key={year}
              form={form}
              path={`priceIndex.${year}`}
              label={t('year', { year })}
              inputMode="decimal"
              rightSection="%"
            />
          ))}
        </div>
      </div>
    </Card>
  );
};
