import type { Day } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import { matchKey } from '../company/match-key.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import { findElements, textBelow, type XmlElement } from '../reading/xml-element.ts';
import { isHolder, rolesOf } from './participants.ts';

type Read = { record: CompanyRecord; retrievedOn: Day; courtCode: string };

/**
 * What no register would write. None of it proves that a file is genuine: the portal does not sign it. It finds files
 * that were put together or changed carelessly.
 */
const contradictionOf = (root: XmlElement, extract: Read): string | undefined => {
  const { record, retrievedOn, courtCode } = extract;
  const { lastEntryOn, articlesOn, representatives } = record;
  if (lastEntryOn !== undefined && lastEntryOn > retrievedOn) return 'its last entry is newer than its retrieval';
  if (articlesOn !== undefined && articlesOn > retrievedOn) return 'its articles are newer than its retrieval';
  if (representatives.some(({ bornOn }) => bornOn !== undefined && bornOn >= retrievedOn)) {
    return 'somebody in it was not yet born';
  }
  return roleProblem(root) ?? numberProblem(root, courtCode) ?? holderProblem(root, record.name);
};

/** Powers refer to roles by number: a number stands for one role, and that role is there. */
const roleProblem = (root: XmlElement): string | undefined => {
  const numbers = findElements(root, 'beteiligung').flatMap((involved) =>
    rolesOf(involved).flatMap(({ number }) => number ?? []),
  );
  const known = new Set(numbers);
  if (known.size < numbers.length) return 'two roles have the same number';
  const isUnknown = findElements(root, 'vertretungsberechtigte').some((entitled) => {
    const role = textBelow(entitled, 'ref.rollennummer');
    return role !== undefined && !known.has(role);
  });
  return isUnknown ? 'it gives powers to a role that is not in it' : undefined;
};

/** All parts of a file are about one entry of one court. */
const numberProblem = (root: XmlElement, courtCode: string): string | undefined => {
  const entries = findElements(root, 'instanzdaten');
  const numbers = new Set(
    entries.map((entry) => `${textBelow(entry, 'register')} ${textBelow(entry, 'laufendeNummer')}`),
  );
  if (numbers.size > 1) return 'it names two register numbers';
  const courts = [
    ...entries.flatMap((entry) => findElements(entry, 'gericht')),
    ...findElements(root, 'absender.gericht'),
  ];
  const isForeign = courts.some((court) => (textBelow(court, 'code') ?? courtCode) !== courtCode);
  return isForeign ? 'it names two courts' : undefined;
};

const holderProblem = (root: XmlElement, name: string): string | undefined => {
  const names = findElements(root, 'beteiligung')
    .filter((involved) => rolesOf(involved).some(isHolder))
    .flatMap((involved) => textBelow(involved, 'bezeichnung.aktuell') ?? []);
  return names.some((other) => matchKey(other) !== matchKey(name)) ? 'it names two companies' : undefined;
};

export const assertConsistent = (root: XmlElement, extract: Read): void => {
  const problem = contradictionOf(root, extract);
  if (problem !== undefined) {
    throw new SourceFormatError('contradictory', `The extract contradicts itself: ${problem}.`);
  }
};
