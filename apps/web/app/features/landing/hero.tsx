import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Column } from '../../ui/column.tsx';
import classes from './hero.module.css';
import { MapOfLights } from './map-of-lights.tsx';

const PROMISES = ['freeCredits', 'noCreditCard', 'records'] as const;

export const Hero = () => {
  const { t } = useTranslation('landing');
  return (
    <section className={`${classes.hero} night`}>
      <Column className={classes.grid ?? ''}>
        <div className={classes.text}>
          <h1 className={classes.headline}>{t('headline')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
          <ul className={classes.promises}>
            {PROMISES.map((promise) => (
              <li key={promise}>
                <IconCheck size={16} stroke={1.6} aria-hidden />
                {t(promise)}
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.map}>
          <MapOfLights />
        </div>
      </Column>
    </section>
  );
};
