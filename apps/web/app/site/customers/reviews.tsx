import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Initials } from '../../ui/facts/initials.tsx';
import { Column } from '../../ui/layout/column.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './reviews.module.css';

const REVIEWS = ['research', 'sales', 'purchasing', 'finance'] as const;

/** Four invented reviews, marked as such: unmarked, they would be a lie. */
export const Reviews = () => {
  const { t } = useTranslation('customers');
  return (
    <Column>
      <Panel>
        <ul className={classes.reviews}>
          {REVIEWS.map((review) => (
            <li key={review} className={classes.review}>
              <blockquote>{t(`reviews.${review}.text`)}</blockquote>
              <div className={classes.author}>
                <Initials name={t(`reviews.${review}.name`)} />
                <div>
                  <b>{t(`reviews.${review}.name`)}</b>
                  <span>{t(`reviews.${review}.role`)}</span>
                </div>
                <span className={classes.tag}>{t('placeholder')}</span>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      <p className={classes.note}>{t('placeholderNote')}</p>
    </Column>
  );
};
