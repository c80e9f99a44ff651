import { Button } from '@mantine/core';
import { type ConsentChoice, chooseConsent, useConsentQuestion } from '../../lib/browser/consent.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { Column } from '../../ui/layout/column.tsx';
import classes from './consent-banner.module.css';
import { CONTENT_ID } from './skip-link.tsx';

const CHOICES = [
  { choice: 'accepted', label: 'accept' },
  { choice: 'declined', label: 'decline' },
] as const;

/** Asks without getting in the way: it is no dialog, it locks nothing, and both answers look the same. */
export const ConsentBanner = () => {
  const { t } = useTranslation('site', { keyPrefix: 'consent' });
  const isAsking = useConsentQuestion();
  if (!isAsking) return null;
  const choose = (choice: ConsentChoice) => {
    chooseConsent(choice);
    // The button that had the focus is gone, so the keyboard continues at the content.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  const privacy = pathOf('cookies');
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <Column className={classes.row ?? ''}>
        <p>
          {t('text')} {privacy !== undefined && <SiteLink to={privacy}>{t('more')}</SiteLink>}
        </p>
        <div className={classes.choices}>
          {CHOICES.map(({ choice, label }) => (
            <Button key={choice} variant="default" onClick={() => choose(choice)}>
              {t(label)}
            </Button>
          ))}
        </div>
      </Column>
    </section>
  );
};
