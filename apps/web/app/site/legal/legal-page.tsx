import type { LegalBlock, LegalDocument } from '@firmament/legal-texts/legal-text';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { WhenOffer } from '../../lib/pages/offer.ts';
import { Column } from '../../ui/layout/column.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';
import { Inline } from './legal-inline.tsx';
import classes from './legal-page.module.css';

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

const OPERATOR_MARK = '⟦operator.';

const namesOperator = (block: LegalBlock): boolean => String(block).includes(OPERATOR_MARK);

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

/** Where nobody has entered who sells here, one sentence takes the place of what would name them. */
const Blocks = ({ blocks }: { blocks: readonly LegalBlock[] }) => (
  <>
    {blocks.some(namesOperator) && (
      <WhenOffer is="notSelling">
        <p>Der Betreiber hat diese Angaben noch nicht eingetragen.</p>
      </WhenOffer>
    )}
    {blocks.map((block) =>
      namesOperator(block) ? (
        <WhenOffer key={String(block)} is="selling">
          <Block block={block} />
        </WhenOffer>
      ) : (
        <Block key={String(block)} block={block} />
      ),
    )}
  </>
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
          <WhenOffer is="notSelling">
            <p className={classes.notice}>{t('notEntered')}</p>
          </WhenOffer>
          {language !== 'de' && <p className={classes.notice}>{t('germanOnly')}</p>}
          <div lang="de">
            {sections.map((section) => (
              <section key={section.id} id={section.id}>
                <h2>{section.title}</h2>
                <Blocks blocks={section.blocks} />
              </section>
            ))}
            {children}
          </div>
        </div>
      </Column>
    </>
  );
};
