import type { LegalDocument } from '@firmament/legal-texts/legal-text';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { WhenOffer } from '../../lib/pages/offer.ts';
import { Column } from '../../ui/layout/column.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import prose from '../../ui/layout/prose.module.css';
import { Inline } from '../../ui/legal-text/legal-inline.tsx';
import { LegalSections, namesOperator, OPERATOR_MARK } from '../../ui/legal-text/legal-sections.tsx';
import classes from './legal-page.module.css';

/** The sentences before the first that names the operator. */
const withoutOperator = (text: string): string =>
  text.slice(0, text.lastIndexOf('. ', text.indexOf(OPERATOR_MARK)) + 1);

const Lead = ({ text }: { text: string }) =>
  namesOperator(text) ? (
    <>
      <WhenOffer is="selling">
        <Inline text={text} />
      </WhenOffer>
      <WhenOffer is="notSelling">
        <Inline text={withoutOperator(text)} />
      </WhenOffer>
    </>
  ) : (
    <Inline text={text} />
  );

type LegalPageProps = { document: LegalDocument; children?: ReactNode };

/** A legal text: German in both languages, because only the German wording is binding. */
export const LegalPage = ({ document, children }: LegalPageProps) => {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { title, lead, sections } = document;
  return (
    <>
      <div lang="de">
        <PageIntro title={title} lead={<Lead text={lead} />} />
      </div>
      <Column className={classes.columns ?? ''}>
        <nav className={classes.contents} aria-labelledby="legal-contents">
          <h2 className="text-14 weight-500 ink3 mb-8" id="legal-contents">
            {t('contents')}
          </h2>
          <ol lang="de">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`${prose.prose} ${classes.text}`}>
          <WhenOffer is="notSelling">
            <p className={classes.notice}>{t('notEntered')}</p>
          </WhenOffer>
          {language !== 'de' && <p className={classes.notice}>{t('germanOnly')}</p>}
          <div lang="de">
            <LegalSections sections={sections} />
            {children}
          </div>
        </div>
      </Column>
    </>
  );
};
