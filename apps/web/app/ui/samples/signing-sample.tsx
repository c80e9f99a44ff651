import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Panel } from '../layout/panel.tsx';
import classes from './card-samples.module.css';
import { SAMPLE_PEOPLE } from './sample-company.ts';
import { SampleHead } from './sample-head.tsx';

const [LEITNER, BRANDSTAETTER, HOFER] = SAMPLE_PEOPLE;

const ANSWERS = [
  { who: LEITNER.name, why: 'leitner', isEnough: true },
  { who: `${BRANDSTAETTER.name} + ${LEITNER.name}`, why: 'pair', isEnough: true },
  { who: `${BRANDSTAETTER.name} + ${HOFER.name}`, why: 'pair', isEnough: true },
  { who: BRANDSTAETTER.name, why: 'brandstaetter', isEnough: false },
] as const;

/** Whose signatures bind the sample company, with the wording that says so. */
export const SigningSample = () => {
  const { t } = useTranslation('cardSamples', { keyPrefix: 'mayBind' });
  return (
    <Panel>
      <SampleHead title={t('title')} note={t('note')} />
      <ul className={classes.answers}>
        {ANSWERS.map(({ who, why, isEnough }) => {
          const Icon = isEnough ? IconCircleCheck : IconCircleX;
          return (
            <li key={who} data-enough={isEnough}>
              <Icon size={20} stroke={1.7} aria-hidden />
              <div>
                <b>{who}</b>
                {t(why)}
              </div>
              <span>{t(isEnough ? 'yes' : 'no')}</span>
            </li>
          );
        })}
      </ul>
      <p className="text-13 ink3 px-16 py-12 line-top">
        {BRANDSTAETTER.name}: {t('wording')}
      </p>
    </Panel>
  );
};
