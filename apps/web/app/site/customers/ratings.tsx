import { LOCALES } from '@firmament/api-contract/locales';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Section } from '../../ui/layout/section.tsx';
import classes from './ratings.module.css';

const RATINGS = [
  { name: 'data', score: 4.7 },
  { name: 'handling', score: 4.95 },
  { name: 'support', score: 4.24 },
] as const;

const HIGHEST = [1, 2, 3, 4, 5];

/** How much of the nth point is filled. */
const filled = (score: number, nth: number): string =>
  `${Math.round(Math.min(1, Math.max(0, score - nth + 1)) * 100)}%`;

export const Ratings = () => {
  const { t } = useTranslation('customers', { keyPrefix: 'ratings' });
  const language = useLanguage();
  return (
    <Section tone="mist" title={t('title')} lead={t('lead')}>
      <ul className={classes.ratings}>
        {RATINGS.map(({ name, score }) => (
          <li key={name}>
            <Panel className={classes.rating ?? ''}>
              <p className={classes.score}>
                <b>{score.toLocaleString(LOCALES[language])}</b>
                {t('scale')}
              </p>
              <div className={classes.points} aria-hidden="true">
                {HIGHEST.map((nth) => (
                  <i key={nth} style={{ '--filled': filled(score, nth) } as CSSProperties} />
                ))}
              </div>
              <h3 className="title-18 mt-20">{t(`${name}.title`)}</h3>
              <p>{t(`${name}.text`)}</p>
            </Panel>
          </li>
        ))}
      </ul>
    </Section>
  );
};
