import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { MoreLink } from '../../../ui/controls/more-link.tsx';
import { Initials } from '../../../ui/facts/initials.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Section, SectionHead } from '../../../ui/layout/section.tsx';
import classes from './success.module.css';

const LEADS = [
  {
    id: 'eva',
    name: 'Eva Winkler',
    parts: [
      { text: 'eva.first', points: 41 },
      { text: 'eva.second', points: 28 },
      { text: 'eva.third', points: 17 },
    ],
  },
  {
    id: 'martin',
    name: 'Martin Berger',
    parts: [
      { text: 'martin.first', points: 40 },
      { text: 'martin.second', points: 24 },
    ],
  },
] as const;

/** A score is the sum of its parts. */
const scoreOf = (parts: readonly { points: number }[]): number => parts.reduce((sum, { points }) => sum + points, 0);

const LeadList = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'success' });
  return (
    <Panel>
      <div className={classes.head}>
        <h3>{t('list')}</h3>
        <span>{t('found')}</span>
      </div>
      <ol>
        {LEADS.map(({ id, name, parts }) => (
          <li key={id} className={classes.lead}>
            <Initials name={name} />
            <div className={classes.name}>
              <b>{name}</b>
              {t(`${id}.role`)}
            </div>
            <div className={classes.score}>
              <b>{scoreOf(parts)}</b>
              {t('score')}
            </div>
            <div className={classes.parts}>
              <div className={classes.bar} aria-hidden="true">
                {parts.map(({ text, points }, index) => (
                  <i key={text} data-part={index} style={{ width: `${points}%` }} />
                ))}
              </div>
              <ul>
                {parts.map(({ text, points }, index) => (
                  <li key={text}>
                    <i data-part={index} />
                    {t(text)}
                    <b>{points}</b>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
};

export const Success = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'success' });
  return (
    <Section tone="mist" className={classes.columns ?? ''}>
      <LeadList />
      <div>
        <SectionHead title={t('title')} lead={t('lead')} />
        <p style={{ marginTop: '1.75rem' }}>
          <MoreLink page="customers">{t('more')}</MoreLink>
        </p>
      </div>
    </Section>
  );
};
