import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { SideNotes } from '../../ui/layout/side-notes.tsx';

const NOTES = ['first', 'second', 'third'] as const;

/** The sections of the terms that say it in full. */
const IN_THE_TERMS = { cancel: 'laufzeit', withdraw: 'ruecktritt' } as const;

export const DeclarationNotes = ({ what }: { what: 'cancel' | 'withdraw' }) => {
  const { t } = useTranslation('declaration');
  const email = useOfferText()('operator.email');
  return (
    <SideNotes
      title={t('notes.title')}
      notes={[
        { title: t('notes.confirm.title'), content: <p>{t('notes.confirm.text')}</p> },
        ...NOTES.map((note) => ({
          title: t(`${what}.notes.${note}.title`),
          content: <p>{t(`${what}.notes.${note}.text`)}</p>,
        })),
        {
          title: t('notes.ways.title'),
          content: (
            <>
              <WhenOffer is="selling">
                <p>
                  {t('notes.ways.text')} <a href={`mailto:${email}`}>{email}</a>
                </p>
              </WhenOffer>
              <p>
                <SiteLink to={pathOf('impressum') ?? '/'}>{t('notes.ways.post')}</SiteLink>
              </p>
              <p>
                <SiteLink to={`${pathOf('terms')}#${IN_THE_TERMS[what]}`}>{t(`${what}.notes.terms`)}</SiteLink>
              </p>
            </>
          ),
        },
      ]}
    />
  );
};
