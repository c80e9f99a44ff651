import { describe, expect, it } from 'vitest';
import { ANDREAS, company, HOLDING, holds, NETZBAU, plain, TODAY } from '../../../test/worlds/sentence-subjects.ts';
import type { Held } from './held.ts';
import { holdingSentence } from './holding-sentence.ts';
import type { StatedRelation } from './stated-relation.ts';

describe('a holding', () => {
  const held = (more: Partial<Held>): Held => ({
    owner: ANDREAS,
    owned: NETZBAU,
    between: [],
    direct: undefined,
    share: { min: 51, max: 51 },
    isShare: true,
    controlReason: undefined,
    isOnlyChain: true,
    reaches: 'yes',
    threshold: 'over_25',
    chain: [holds({})],
    beside: [],
    grade: 'certain',
    contradiction: undefined,
    isDisputed: false,
    time: 'now',
    on: TODAY,
    isToday: true,
    ...more,
  });
  const CITED = [' (Firmenbuch, as of 1 November 2026).', ' (Firmenbuch, Stand 1. November 2026).'];
  const consolidates = holds({ kinds: ['parent'], share: null, isConsolidation: true });
  const isParent: Partial<Held> = {
    owner: HOLDING,
    isShare: false,
    share: { min: 0, max: 40 },
    controlReason: 'itself',
    reaches: 'maybe',
  };

  it.each<[string, Held, string, string]>([
    [
      'direct',
      held({ direct: { min: 51, max: 51 }, controlReason: 'itself' }),
      'Andreas Leitner holds 51% of Leitner Netzbau GmbH; this means control',
      'Andreas Leitner hält 51 % an der Leitner Netzbau GmbH; das bedeutet Kontrolle',
    ],
    [
      'direct, since a day',
      held({ direct: { min: 51, max: 51 }, chain: [holds({ startedOn: '2019-03-04' })] }),
      'Andreas Leitner has held 51% of Leitner Netzbau GmbH since 4 March 2019',
      'Andreas Leitner hält seit 4. März 2019 einen Anteil von 51 % an der Leitner Netzbau GmbH',
    ],
    [
      'through others, controlling with less than half',
      held({ between: [HOLDING], share: { min: 36, max: 36 }, controlReason: 'chain' }),
      'Andreas Leitner, through Leitner Familienholding GmbH, holds 36% of Leitner Netzbau GmbH; this means control, because there is a majority or consolidation at every step',
      'Andreas Leitner hält über die Leitner Familienholding GmbH 36 % an der Leitner Netzbau GmbH; das bedeutet Kontrolle, weil auf jeder Stufe eine Mehrheit oder Konsolidierung besteht',
    ],
    [
      'through several, controlling only with all of them',
      held({ between: [HOLDING], share: { min: 36, max: 36 }, controlReason: 'together', isOnlyChain: false }),
      'Andreas Leitner holds 36% of Leitner Netzbau GmbH in all, through Leitner Familienholding GmbH among others; together with controlled companies, this means control',
      'Andreas Leitner hält insgesamt 36 % an der Leitner Netzbau GmbH, unter anderem über die Leitner Familienholding GmbH; zusammen mit beherrschten Unternehmen bedeutet das Kontrolle',
    ],
    [
      'through several, nobody knows how much',
      held({ between: [HOLDING], share: { min: 0, max: 100 }, reaches: 'maybe', threshold: 'any', isOnlyChain: false }),
      'Andreas Leitner holds a share of unknown size in Leitner Netzbau GmbH, through Leitner Familienholding GmbH among others',
      'Andreas Leitner hält einen Anteil in unbekannter Höhe an der Leitner Netzbau GmbH, unter anderem über die Leitner Familienholding GmbH',
    ],
    [
      'between two bounds, perhaps above the threshold',
      held({ between: [HOLDING, company('Huber KG')], share: { min: 24, max: 49 }, reaches: 'maybe' }),
      'Andreas Leitner, through Leitner Familienholding GmbH and Huber KG, holds between 24% and 49% of Leitner Netzbau GmbH; whether this is more than 25% is not known',
      'Andreas Leitner hält über die Leitner Familienholding GmbH und die Huber KG zwischen 24 % und 49 % an der Leitner Netzbau GmbH; ob das mehr als 25 % sind, ist nicht bekannt',
    ],
    [
      'at least, partly direct',
      held({
        between: [HOLDING],
        direct: { min: 20, max: 20 },
        share: { min: 35, max: 100 },
        isOnlyChain: false,
      }),
      'Andreas Leitner holds at least 35% of Leitner Netzbau GmbH in all, 20% of it directly',
      'Andreas Leitner hält insgesamt mindestens 35 % an der Leitner Netzbau GmbH, davon 20 % direkt',
    ],
    [
      'at most',
      held({ share: { min: 0, max: 49.5 }, reaches: 'maybe', threshold: 'from_25' }),
      'Andreas Leitner holds at most 49.5% of Leitner Netzbau GmbH; whether this is 25% or more is not known',
      'Andreas Leitner hält höchstens 49,5 % an der Leitner Netzbau GmbH; ob das 25 % oder mehr sind, ist nicht bekannt',
    ],
    [
      'of unknown size',
      held({ share: { min: 0, max: 100 }, threshold: 'any', reaches: 'maybe' }),
      'Andreas Leitner holds a share of unknown size in Leitner Netzbau GmbH',
      'Andreas Leitner hält einen Anteil in unbekannter Höhe an der Leitner Netzbau GmbH',
    ],
    [
      'that is control, whatever the share',
      held({ owner: HOLDING, share: { min: 0, max: 100 }, reaches: 'maybe', controlReason: 'itself' }),
      'Leitner Familienholding GmbH controls Leitner Netzbau GmbH; how much is held is not known',
      'Die Leitner Familienholding GmbH kontrolliert die Leitner Netzbau GmbH; wie hoch der Anteil ist, ist nicht bekannt',
    ],
    [
      'that is a consolidation and no share, whatever others leave',
      held({ ...isParent, chain: [consolidates] }),
      'Leitner Familienholding GmbH consolidates Leitner Netzbau GmbH in its accounts; this means control',
      'Die Leitner Familienholding GmbH bezieht die Leitner Netzbau GmbH in den Konzernabschluss ein; das bedeutet Kontrolle',
    ],
    [
      'that is a consolidation since a day',
      held({ ...isParent, chain: [{ ...consolidates, startedOn: '2016-01-01' }] }),
      'Leitner Familienholding GmbH has consolidated Leitner Netzbau GmbH in its accounts since 1 January 2016; this means control',
      'Die Leitner Familienholding GmbH bezieht seit 1. Januar 2016 die Leitner Netzbau GmbH in den Konzernabschluss ein; das bedeutet Kontrolle',
    ],
    [
      'of a parent',
      held({ ...isParent, chain: [{ ...consolidates, isConsolidation: false }] }),
      'Leitner Familienholding GmbH is the parent company of Leitner Netzbau GmbH; this means control',
      'Die Leitner Familienholding GmbH ist Mutterunternehmen der Leitner Netzbau GmbH; das bedeutet Kontrolle',
    ],
    [
      'of a parent of a parent',
      held({
        ...isParent,
        between: [company('Huber KG')],
        controlReason: 'chain',
        chain: [consolidates, consolidates],
      }),
      'Leitner Familienholding GmbH, through Huber KG, controls Leitner Netzbau GmbH; no share is stated',
      'Die Leitner Familienholding GmbH kontrolliert über die Huber KG die Leitner Netzbau GmbH; ein Anteil ist nicht genannt',
    ],
    [
      'on a day gone by',
      held({ time: 'then', on: '2019-03-01', isToday: false, controlReason: 'itself', direct: { min: 51, max: 51 } }),
      'On 1 March 2019, Andreas Leitner held 51% of Leitner Netzbau GmbH; this meant control',
      'Andreas Leitner hielt am 1. März 2019 einen Anteil von 51 % an der Leitner Netzbau GmbH; das bedeutete Kontrolle',
    ],
    [
      'on a day gone by, through others, perhaps',
      held({
        time: 'then',
        on: '2019-03-01',
        isToday: false,
        between: [HOLDING],
        share: { min: 20, max: 49 },
        reaches: 'maybe',
        chain: [holds({ startedOn: '2015-01-01' })],
      }),
      'On 1 March 2019, Andreas Leitner, through Leitner Familienholding GmbH, held between 20% and 49% of Leitner Netzbau GmbH; whether this was more than 25% is not known',
      'Andreas Leitner hielt am 1. März 2019 über die Leitner Familienholding GmbH zwischen 20 % und 49 % an der Leitner Netzbau GmbH; ob das mehr als 25 % waren, ist nicht bekannt',
    ],
    [
      'that others contradict',
      held({
        direct: { min: 0, max: 100 },
        share: { min: 0, max: 100 },
        reaches: 'maybe',
        chain: [holds({ share: 100 })],
        contradiction: 'open',
        isDisputed: true,
      }),
      'Andreas Leitner holds 100% of Leitner Netzbau GmbH; the statements contradict each other: together they make more than 100%',
      'Andreas Leitner hält 100 % an der Leitner Netzbau GmbH; die Angaben widersprechen sich: Zusammen ergeben sie mehr als 100 %',
    ],
    [
      'that is contradicted on the way',
      held({ between: [HOLDING], share: { min: 20, max: 100 }, contradiction: 'open', threshold: 'any' }),
      'Andreas Leitner, through Leitner Familienholding GmbH, holds at least 20% of Leitner Netzbau GmbH; statements along the way contradict each other',
      'Andreas Leitner hält über die Leitner Familienholding GmbH mindestens 20 % an der Leitner Netzbau GmbH; Angaben dazu widersprechen sich',
    ],
  ])('%s', (_, one, en, de) => {
    expect(plain(holdingSentence(one))).toEqual([en + CITED[0], de + CITED[1]]);
  });

  const old = holds({ state: 'unconfirmed', source: 'OffeneRegister', asOf: '2018-06-18' });

  it.each<[string, Held, string, string]>([
    [
      'that was last stated long ago',
      held({ time: 'last', chain: [old], direct: { min: 51, max: 51 }, controlReason: 'itself' }),
      'When last stated (OffeneRegister, as of 18 June 2018), Andreas Leitner held 51% of Leitner Netzbau GmbH; this meant control; whether this still holds is not known.',
      'Andreas Leitner hielt zuletzt (laut OffeneRegister, Stand 18. Juni 2018) 51 % an der Leitner Netzbau GmbH; das bedeutete Kontrolle; ob das noch gilt, ist nicht bekannt.',
    ],
    [
      'that had been stated long before the day, since a day',
      held({
        time: 'last',
        on: '2022-03-01',
        isToday: false,
        direct: { min: 51, max: 51 },
        chain: [{ ...old, startedOn: '2015-01-01' }],
      }),
      'When last stated (OffeneRegister, as of 18 June 2018), Andreas Leitner held 51% of Leitner Netzbau GmbH (since 1 January 2015); whether this still held on 1 March 2022 is not known.',
      'Andreas Leitner hielt zuletzt (laut OffeneRegister, Stand 18. Juni 2018) 51 % an der Leitner Netzbau GmbH (seit 1. Januar 2015); ob das am 1. März 2022 noch galt, ist nicht bekannt.',
    ],
    [
      'that newer statements contradict',
      held({
        time: 'last',
        chain: [{ ...old, share: 100 }],
        direct: { min: 0, max: 0 },
        share: { min: 0, max: 0 },
        contradiction: 'outdated',
        isDisputed: true,
        reaches: 'no',
      }),
      'When last stated (OffeneRegister, as of 18 June 2018), Andreas Leitner held 100% of Leitner Netzbau GmbH; newer statements contradict this; whether this still holds is not known.',
      'Andreas Leitner hielt zuletzt (laut OffeneRegister, Stand 18. Juni 2018) 100 % an der Leitner Netzbau GmbH; neuere Angaben widersprechen dem; ob das noch gilt, ist nicht bekannt.',
    ],
    [
      'that is a guess',
      held({ grade: 'likely', chain: [holds({ grade: 'likely' })], controlReason: 'itself' }),
      'Andreas Leitner holds 51% of Leitner Netzbau GmbH; this would mean control (Firmenbuch, as of 1 November 2026; matched by name alone: likely, not certain).',
      'Andreas Leitner hält 51 % an der Leitner Netzbau GmbH; das würde Kontrolle bedeuten (Firmenbuch, Stand 1. November 2026; nur über den Namen zugeordnet: wahrscheinlich, nicht sicher).',
    ],
    [
      'of which a part is a guess, long ago',
      held({
        grade: 'likely',
        time: 'last',
        between: [HOLDING],
        controlReason: 'chain',
        chain: [old, { ...old, grade: 'likely' }],
      }),
      'When last stated (OffeneRegister, as of 18 June 2018), Andreas Leitner, through Leitner Familienholding GmbH, held 51% of Leitner Netzbau GmbH; this would have meant control, because there was a majority or consolidation at every step; whether this still holds is not known (partly matched by name alone: likely, not certain).',
      'Andreas Leitner hielt zuletzt (laut OffeneRegister, Stand 18. Juni 2018) über die Leitner Familienholding GmbH 51 % an der Leitner Netzbau GmbH; das hätte Kontrolle bedeutet, weil auf jeder Stufe eine Mehrheit oder Konsolidierung bestand; ob das noch gilt, ist nicht bekannt (teils nur über den Namen zugeordnet: wahrscheinlich, nicht sicher).',
    ],
  ])('%s', (_, one, en, de) => {
    expect(plain(holdingSentence(one))).toEqual([en, de]);
  });

  it('names each source once, whatever it proves, and no more than three', () => {
    const [first, ...others] = ['A', 'A', 'B', 'C', 'D'].map((source) => holds({ source }));
    expect(holdingSentence(held({ chain: [first as StatedRelation], beside: others })).en).toContain(
      '(A, as of 1 November 2026; B, as of 1 November 2026; C, as of 1 November 2026; and others).',
    );
  });
});
