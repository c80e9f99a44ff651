import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { Column } from '../../ui/layout/column.tsx';
import prose from '../../ui/layout/prose.module.css';
import classes from './statement.module.css';

const DONE = ['keyboard', 'words', 'colours', 'pictures', 'motion', 'noScript'] as const;
const LIMITS = ['pdf', 'legal', 'assistive', 'simple'] as const;

export const Statement = () => {
  const { t } = useTranslation('accessibility');
  const email = useOfferText()('operator.email');
  return (
    <Column>
      <div className={`${prose.prose} ${classes.statement}`}>
        <section>
          <h2>{t('status.title')}</h2>
          <p>{t('status.text')}</p>
        </section>
        <section>
          <h2>{t('done.title')}</h2>
          <ul>
            {DONE.map((point) => (
              <li key={point}>{t(`done.${point}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('limits.title')}</h2>
          <ul>
            {LIMITS.map((point) => (
              <li key={point}>{t(`limits.${point}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('tests.title')}</h2>
          <p>{t('tests.text')}</p>
        </section>
        <section>
          <h2>{t('tell.title')}</h2>
          <p>
            <WhenOffer is="selling">
              {t('tell.write')}{' '}
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>{' '}
              {t('tell.or')}
            </WhenOffer>
            <WhenOffer is="notSelling">{t('tell.formOnly')}</WhenOffer>{' '}
            <SiteLink className="link" to="/contact">
              {t('tell.form')}
            </SiteLink>
            {t('tell.answer')}
          </p>
          <p>{t('tell.body')}</p>
        </section>
      </div>
    </Column>
  );
};
