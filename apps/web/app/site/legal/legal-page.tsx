import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { Column } from '../../ui/layout/column.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { Inline } from './legal-inline.tsx';
import classes from './legal-page.module.css';
import type { LegalBlock, LegalDocument } from './legal-text.ts';

const Block = ({ block }: { block: LegalBlock }) =>
  typeof block === 'string' ? (
    <p>
      <Inline text={block} />
    </p>
  ) : (
    <ul>
      {block.map((point) => (
        <li key={point}>
          <Inline text={point} />
        </li>
      ))}
    </ul>
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
        <PageIntro title={title} lead={<Inline text={lead} />} />
      </div>
      <Column className={classes.columns ?? ''}>
        <nav className={classes.contents} aria-labelledby="legal-contents">
          <h2 id="legal-contents">{t('contents')}</h2>
          <ol lang="de">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text}>
          {language !== 'de' && <p className={classes.notice}>{t('germanOnly')}</p>}
          <div lang="de">
            {sections.map((section) => (
              <section key={section.id} id={section.id}>
                <h2>{section.title}</h2>
                {section.blocks.map((block) => (
                  <Block key={String(block)} block={block} />
                ))}
              </section>
            ))}
            {children}
          </div>
        </div>
      </Column>
    </>
  );
};
