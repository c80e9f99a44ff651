import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SAMPLE_PEOPLE } from '../../../ui/samples/sample-company.ts';
import { SampleHead } from '../../../ui/samples/sample-head.tsx';
import classes from './people-card.module.css';

const GROUPS = ['director', 'prokurist'] as const;

export const PeopleCard = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { t: sample } = useTranslation('samples');
  return (
    <Panel>
      <SampleHead title={t('representatives')} note={SAMPLE_PEOPLE.length} />
      {GROUPS.map((group) => (
        <div key={group} className={classes.group}>
          <h4>{t(`groups.${group}`)}</h4>
          <ul className={classes.people}>
            {SAMPLE_PEOPLE.filter(({ title }) => title === group).map(({ name, signing, since }) => (
              <li key={name}>
                <Initials name={name} />
                <div>
                  <b className="block title-14 ink">{name}</b>
                  {sample(`signing.${signing === 'prokura' ? 'jointly' : signing}`)},{' '}
                  {t('ui:sinceYear', { year: since })}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
};
