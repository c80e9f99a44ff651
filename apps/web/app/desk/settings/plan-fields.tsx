import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { LEVELS, ON_REQUEST } from './draft.ts';
import classes from './settings.module.css';
import { SettingsField, type SettingsForm } from './settings-field.tsx';

type PriceFieldProps = { form: SettingsForm; level: number };

const PriceField = ({ form, level }: PriceFieldProps) => {
  const { t } = useTranslation('deskSettings', { keyPrefix: 'plans' });
  const path = `plans.${level}.monthlyNetCents`;
  const isOnRequest = form.draft[path] === ON_REQUEST;
  const label = t('monthlyNetCents');
  if (level === 0) {
    return (
      <p className={classes.fixed}>
        <span className="text-12 weight-500 ink2 block mb-4">{label}</span> {t('free')}
      </p>
    );
  }
  return (
    <div>
      <SettingsField
        form={form}
        path={path}
        label={label}
        inputMode="decimal"
        disabled={isOnRequest}
        {...(isOnRequest && { value: '' })}
      />
      <label className={`${classes.onRequest} text-12 ink2 pointer row items-center gap-6 mt-4`}>
        <input
          type="checkbox"
          checked={isOnRequest}
          onChange={({ currentTarget }) => form.set(path, currentTarget.checked ? ON_REQUEST : '')}
        />
        {t('onRequest')}
      </label>
    </div>
  );
};

/** The four plans: one row each. */
export const PlanFields = ({ form }: { form: SettingsForm }) => {
  const { t } = useTranslation('deskSettings', { keyPrefix: 'plans' });
  return (
    <Card title={t('title')}>
      <div className="stack gap-12 card-body">
        <p className="ink3">{t('note')}</p>
        {LEVELS.map((level) => (
          <fieldset key={level} className={`${classes.plan} line-top`}>
            <legend>
              {t('level', { level })} {level === 0 && <span className="weight-400 ink3">{t('levelNote')}</span>}
            </legend>
            <SettingsField form={form} path={`plans.${level}.name`} label={t('ui:name')} />
            {(['companyRequestsPerMonth', 'dataExportsPerDay', 'networkStartsPerDay'] as const).map((field) => (
              <SettingsField
                key={field}
                form={form}
                path={`plans.${level}.${field}`}
                label={t(field)}
                inputMode="numeric"
              />
            ))}
            <PriceField form={form} level={level} />
          </fieldset>
        ))}
      </div>
    </Card>
  );
};
