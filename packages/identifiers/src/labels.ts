/** Words that people paste in front of an identifier. */
import type { IdentifierKind } from './check.ts';
import { tidy } from './spelling.ts';

const NUMBER = '(?:[\\s-]*(?:nummer|number|nr|no|zahl|id|code))?';

const label = (words: string): RegExp => new RegExp(`^(?:${words})${NUMBER}(?!\\p{L})[\\s.:#=-]*`, 'iu');

const LABELS: Partial<Record<IdentifierKind, RegExp>> = {
  firmenbuch: label('Firmenbuch|FBN|FB|FN'),
  'german-register': label('Handelsregister|Genossenschaftsregister|Vereinsregister|Partnerschaftsregister|Register'),
  'ch-id': label('CH-ID|CHID|EHRA-ID'),
  euid: label('EUID|EU-ID'),
  che: label('UID|IDE|IDI|CHE-UID|Unternehmens-Identifikations'),
  vat: label(
    'UID|USt[-\\s.]*Id(?:ent)?(?:[-\\s.]*Nr)?|Umsatzsteuer(?:[-\\s]*(?:Identifikations|ID))?|VAT|MWST|TVA|IVA',
  ),
  lei: label('LEI'),
  gln: label('GLN|ILN'),
  eori: label('EORI'),
  gisa: label('GISA'),
  zvr: label('ZVR|ZRV'),
  court: label('Gerichts?|Court|XJustiz'),
  siren: label('SIREN'),
  isin: label('ISIN'),
};

/** The tidied text after one or more labels; undefined if no label of this kind precedes anything. */
export const textBehindLabel = (kind: IdentifierKind, text: string): string | undefined => {
  const tidied = tidy(text);
  const pattern = LABELS[kind];
  let rest = tidied;
  for (;;) {
    const length = pattern?.exec(rest)?.[0].length ?? 0;
    if (length === 0 || length === rest.length) return rest === tidied ? undefined : rest;
    rest = rest.slice(length);
  }
};
