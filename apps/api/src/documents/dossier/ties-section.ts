import type { LinkedCompany } from '@firmament/api-contract/calls/companies';
import type { Ownership } from '@firmament/api-contract/calls/company-facts';
import { noParentReason } from '@firmament/api-contract/words/no-parent';
import type { Text } from '../../platform/http/app-error.ts';
import { NONE, type SheetSection, type SheetTable, shortDay } from '../sheet.ts';
import { actingNames, countText, isSoleTrader, listText, originCell, percentText, type Subject } from './words.ts';

const TEXTS = {
  en: {
    owners: 'Who owns the company',
    noOwners: 'None of our sources names owners. That does not mean that there are none.',
    trader: 'The business belongs to the sole trader in person.',
    noShares: 'In this legal form nobody holds shares of a capital.',
    columns: ['Owner', 'Share', 'Since', 'Source'],
    rest: 'Not known',
    restWhy: 'none of our sources tells',
    noParent: (reason: string, origin: string) => `No parent company is named: ${reason} (${origin}).`,
    network: 'Ties to other companies',
    none: 'Our sources tell of no ties to other companies. That does not mean that there are none.',
    sentence: (ties: string) => `As far as our sources tell, the company has ${ties}.`,
    represented: (names: string) => `It is represented by ${names}.`,
    linked: ['Company', 'Tie', 'Seat', 'Register number'],
    more: (count: number) => `${count} more are in the data (company.json).`,
    notDrawn: 'Only direct ties are counted; who stands behind the owners is not part of this dossier.',
  },
  de: {
    owners: 'Wem das Unternehmen gehört',
    noOwners: 'Keine unserer Quellen nennt Eigentümer. Das heißt nicht, dass es keine gibt.',
    trader: 'Das Unternehmen gehört der Inhaberin oder dem Inhaber persönlich.',
    noShares: 'In dieser Rechtsform gibt es keine Anteile an einem Kapital.',
    columns: ['Eigentümer', 'Anteil', 'Seit', 'Quelle'],
    rest: 'Nicht bekannt',
    restWhy: 'keine unserer Quellen nennt es',
    noParent: (reason: string, origin: string) => `Kein Mutterunternehmen ist genannt: ${reason} (${origin}).`,
    network: 'Verbindungen zu anderen Unternehmen',
    none: 'Unsere Quellen nennen keine Verbindungen zu anderen Unternehmen. Das heißt nicht, dass es keine gibt.',
    sentence: (ties: string) => `Soweit unsere Quellen es nennen, hat das Unternehmen ${ties}.`,
    represented: (names: string) => `Vertreten wird es durch ${names}.`,
    linked: ['Unternehmen', 'Verbindung', 'Sitz', 'Registernummer'],
    more: (count: number) => `${count} weitere stehen in den Daten (company.json).`,
    notDrawn:
      'Gezählt sind nur unmittelbare Verbindungen; wer hinter den Eigentümern steht, ist nicht Teil dieses Dossiers.',
  },
};

const OWNERS: Record<Ownership['owners'][number]['relation'], Text | undefined> = {
  shareholder: undefined,
  parent: {
    en: 'consolidates the company; says nothing about a share',
    de: 'konsolidiert das Unternehmen; sagt nichts über einen Anteil',
  },
  partner: { en: 'general partner', de: 'persönlich haftend' },
  proprietor: { en: 'proprietor', de: 'Inhaber/in' },
};

export const ownersSection = ({ detail, language }: Subject): SheetSection => {
  const texts = TEXTS[language];
  const { owners, unknown_percent, no_parent } = detail.ownership;
  const noParent = no_parent
    ? [
        texts.noParent(
          [...new Set(no_parent.reasons.map((code) => noParentReason(code, language)))].join('; '),
          `${no_parent.source_label}, ${shortDay(language, no_parent.as_of)}`,
        ),
      ]
    : [];
  if (owners.length === 0) {
    const why = unknown_percent === null ? texts.noShares : texts.noOwners;
    return { heading: texts.owners, blocks: [isSoleTrader(detail) ? texts.trader : why, ...noParent] };
  }
  const rows = owners.map(({ name, relation, percent, since, source_label, as_of, basis }) => {
    const about = OWNERS[relation]?.[language];
    return {
      cells: [
        about === undefined ? name : { text: name, below: about },
        percent === null ? texts.rest : percentText(language, percent),
        shortDay(language, since),
        originCell(language, source_label, as_of),
      ],
      isMuted: basis === 'undated',
    };
  });
  const rest =
    unknown_percent === null || unknown_percent === 0
      ? []
      : [
          {
            cells: [{ text: texts.rest, below: texts.restWhy }, percentText(language, unknown_percent), NONE, ''],
            isStrong: true,
          },
        ];
  return {
    heading: texts.owners,
    blocks: [
      {
        table: {
          heading: '',
          columns: texts.columns,
          rows: [...rows, ...rest],
          isNumeric: false,
          widths: ['*', 76, 76, 130],
        },
      },
      ...noParent,
    ],
  };
};

/** Owners are not among them: they have a table of their own. */
const RELATIONS: Partial<Record<LinkedCompany['relation'], Text>> = {
  shareholding: { en: 'holding', de: 'Beteiligung' },
  subsidiary: { en: 'subsidiary', de: 'Tochterunternehmen' },
  representative: { en: 'represents this company', de: 'vertritt dieses Unternehmen' },
  represented: { en: 'represented by this company', de: 'von diesem Unternehmen vertreten' },
  branch: { en: 'branch', de: 'Zweigniederlassung' },
  head_office: { en: 'head office', de: 'Hauptniederlassung' },
};

const HOLDINGS: LinkedCompany['relation'][] = ['shareholding', 'subsidiary'];

/** How many companies stand in one of these relations; one that is both is one. */
const countOf = ({ detail }: Subject, ...relations: LinkedCompany['relation'][]): number =>
  new Set(
    detail.linked_companies
      .filter(({ relation }) => relations.includes(relation))
      .map(({ company_id, company_name }) => company_id ?? company_name),
  ).size;

/** `2 owners, 3 holdings and 1 branch` */
const tiesText = (subject: Subject): string => {
  const { detail, language } = subject;
  const counted: [number, one: Text, other: Text][] = [
    [detail.ownership.owners.length, { en: 'owner', de: 'Eigentümer' }, { en: 'owners', de: 'Eigentümer' }],
    [countOf(subject, ...HOLDINGS), { en: 'holding', de: 'Beteiligung' }, { en: 'holdings', de: 'Beteiligungen' }],
    [
      countOf(subject, 'branch'),
      { en: 'branch', de: 'Zweigniederlassung' },
      { en: 'branches', de: 'Zweigniederlassungen' },
    ],
    [
      countOf(subject, 'head_office'),
      { en: 'head office', de: 'Hauptniederlassung' },
      { en: 'head offices', de: 'Hauptniederlassungen' },
    ],
    [
      countOf(subject, 'represented'),
      { en: 'company that it represents', de: 'Unternehmen, das es vertritt' },
      { en: 'companies that it represents', de: 'Unternehmen, die es vertritt' },
    ],
  ];
  const parts = counted.flatMap(([count, one, other]) => (count === 0 ? [] : [countText(language, count, one, other)]));
  return listText(language, parts, parts.length);
};

const representativesOf = ({ detail }: Subject): string[] => [
  ...actingNames(detail),
  ...detail.linked_companies
    .filter(({ relation }) => relation === 'representative')
    .map(({ company_name }) => company_name),
];

/** Longer lists are for programs. */
const MAX_LINKED = 60;
const LINK_WIDTHS: SheetTable['widths'] = ['*', 120, 100, 86];

export const tiesSection = (subject: Subject): SheetSection => {
  const { detail, language } = subject;
  const texts = TEXTS[language];
  const links = detail.linked_companies.flatMap((link) => {
    const tie = RELATIONS[link.relation]?.[language];
    return tie === undefined ? [] : [{ ...link, tie }];
  });
  const ties = tiesText(subject);
  const names = representativesOf(subject);
  const rows = links.slice(0, MAX_LINKED).map((link) => ({
    cells: [
      link.company_name,
      link.tie,
      [link.address_postcode, link.address_city].filter(Boolean).join(' ') || NONE,
      link.ID_Fb ?? link.ID_GISA ?? NONE,
    ],
  }));
  return {
    heading: texts.network,
    blocks: [
      [
        ties === '' ? texts.none : texts.sentence(ties),
        ...(names.length === 0 ? [] : [texts.represented(listText(language, names))]),
        texts.notDrawn,
      ].join(' '),
      ...(rows.length === 0
        ? []
        : [{ table: { heading: '', columns: texts.linked, rows, isNumeric: false, widths: LINK_WIDTHS } }]),
      ...(links.length > MAX_LINKED ? [texts.more(links.length - MAX_LINKED)] : []),
    ],
  };
};
