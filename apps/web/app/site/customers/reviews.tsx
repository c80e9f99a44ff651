import { useTranslation } from '../../lib/i18n/i18n.ts';
import { MoreLink } from '../../ui/controls/more-link.tsx';
import { Initials } from '../../ui/facts/initials.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Section } from '../../ui/layout/section.tsx';
import classes from './reviews.module.css';

const REVIEWS = ['research', 'sales', 'purchasing', 'finance'] as const;

/** Four invented reviews, marked as such: unmarked, they would be a lie. */
export const Reviews = () => {
  const { t } = useTranslation('customers');
  return (
    <Section title={t('say')} lead={t('placeholderNote')}>
      <Panel>
        <ul className={classes.reviews}>
          {REVIEWS.map((review) => (
            <li key={review} className={classes.review}>
              <blockquote>{t(`reviews.${review}.text`)}</blockquote>
              <div className={classes.author}>
                <Initials name={t(`reviews.${review}.name`)} />
                <div>
                  <b className="block weight-600">{t(`reviews.${review}.name`)}</b>
                  <span>{t(`reviews.${review}.role`)}</span>
                </div>
                <span className={classes.tag}>{t('placeholder')}</span>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      <p className="mt-28">
        <MoreLink page="contact">{t('firstReview')}</MoreLink>
      </p>
    </Section>
  );
};
