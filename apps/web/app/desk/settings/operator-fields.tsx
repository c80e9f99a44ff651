import { hasText, useTranslation } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { OPERATOR_FIELDS } from './draft.ts';
import { SettingsField, type SettingsForm } from './settings-field.tsx';

const GROUPS = ['company', 'contact', 'register', 'bank'] as const;
const NOTES: Partial<Record<(typeof GROUPS)[number], 'company' | 'bank'>> = { company: 'company', bank: 'bank' };

/** Does not fit into half a line. */
const LONG = 'trade';

type Helped = 'phone' | 'registerNumber' | 'shareholders' | 'hosting' | 'managers';
const hasHelp = (field: string): field is Helped => hasText('deskSettings', `help.${field}`);

/** The particulars of the operator. */
export const OperatorFields = ({ form }: { form: SettingsForm }) => {
  const { t } = useTranslation('deskSettings');
  return GROUPS.map((group) => {
    const note = NOTES[group];
    return (
      <Card key={group} title={t(`groups.${group}`)}>
        <div className="stack gap-12 card-body">
          {note !== undefined && <p className="ink3">{t(`notes.${note}`)}</p>}
          <div className="halves items-start gap-12">
            {OPERATOR_FIELDS[group].map((field) => (
              <div key={field} className={field === LONG ? 'whole-line' : undefined}>
                <SettingsField
                  form={form}
                  path={`operator.${field}`}
                  {...(hasHelp(field) && { help: t(`help.${field}`) })}
                />
              </div>
            ))}
          </div>
        </div>
      </Card>
    );
  });
};
