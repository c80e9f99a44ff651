import type { LegalBlock, LegalSection } from '@firmament/legal-texts/legal-text';
import { WhenOffer } from '../../lib/pages/offer.ts';
import { Inline } from './legal-inline.tsx';

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

export const OPERATOR_MARK = '⟦operator.';

export const namesOperator = (block: LegalBlock): boolean => String(block).includes(OPERATOR_MARK);

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

/** The sections of a legal text, in German. */
export const LegalSections = ({ sections }: { sections: readonly LegalSection[] }) =>
  sections.map((section) => (
    <section key={section.id} id={section.id}>
      <h2>{section.title}</h2>
      <Blocks blocks={section.blocks} />
    </section>
  ));
