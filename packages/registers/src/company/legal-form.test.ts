import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findLegalForms,
  isLiquidationInName,
  legalFormOfKind,
  legalFormOfName,
  withoutLegalForm,
} from './legal-form.ts';

describe('legalFormOfName', () => {
  it.each([
    ['Adler GmbH', 'DE', 'GmbH'],
    ['Adler Gesellschaft mit beschränkter Haftung', 'DE', 'GmbH'],
    ['Adler Bau-Ges.m.b.H.', 'AT', 'GmbH'],
    ['Adler G.m.b.H.', 'DE', 'GmbH'],
    ['Adler GesmbH', 'AT', 'GmbH'],
    ['Baugesellschaft Adler mbH', 'DE', 'GmbH'],
    ['Adler GmbH Metallbau Musterstadt', 'DE', 'GmbH'],
    ['Adler Horst & Co. GmbH', 'DE', 'GmbH'],
    ['Adler gemeinnützige GmbH', 'DE', 'gGmbH'],
    ['Adler gGmbH', 'DE', 'gGmbH'],
    ['Adler gemeinnützige GmbH', 'AT', 'GmbH'],
    ['Adler UG (haftungsbeschränkt)', 'DE', 'UG (haftungsbeschränkt)'],
    ['Adler GmbH & Co. KG', 'DE', 'GmbH & Co. KG'],
    ['Adler GmbH & Co KG', 'AT', 'GmbH & Co KG'],
    ['Adler GmbH &. Co. Horst KG', 'DE', 'GmbH & Co. KG'],
    ['Adlerbau mbH & Co. Nest 3 KG', 'DE', 'GmbH & Co. KG'],
    ['Adler GmbH + Co.', 'DE', 'GmbH & Co. KG'],
    ['Adler G.m.b.H. & Co. Kommanditgesellschaft', 'DE', 'GmbH & Co. KG'],
    ['Adler UG (haftungsbeschränkt) & Co. KG', 'DE', 'KG'],
    ['Adler AG & Co. KG', 'DE', 'KG'],
    ['Adler GmbH & Co. OHG', 'DE', 'OHG'],
    ['Adler & Spatz oHG', 'DE', 'OHG'],
    ['Adler & Spatz OHG', 'AT', 'OG'],
    ['Adler KEG', 'AT', 'KG'],
    ['Adler SE & Co. KGaA', 'DE', 'KGaA'],
    ['Adler Aktien-Gesellschaft', 'DE', 'AG'],
    ['adler engineering ag', 'CH', 'AG'],
    ['Aigle S.A.', 'CH', 'AG'],
    ['Aigle Sàrl', 'CH', 'GmbH'],
    ['Aquila Sagl', 'CH', 'GmbH'],
    ['Aigle SA, succursale de Musterville', 'CH', 'Zweigniederlassung'],
    ['Adler SE', 'DE', 'SE'],
    ['Adler FlexCo', 'AT', 'FlexCo'],
    ['Berta Beispiel e.U.', 'AT', 'e.U.'],
    ['Berta Beispiel e. Kfr.', 'DE', 'e.K.'],
    ['Adler eG', 'DE', 'eG'],
    ['Adler registrierte Genossenschaft mit beschränkter Haftung', 'AT', 'Genossenschaft'],
    ['Agrargenossenschaft Adler', 'DE', 'eG'],
    ['Adlerfreunde e. V.', 'DE', 'e.V.'],
    ['Verein der Adlerfreunde', 'CH', 'Verein'],
    ['Adler GmbH des Adlervereins e.V.', 'DE', 'GmbH'],
    ['Adler Stiftung GmbH', 'DE', 'GmbH'],
    ['Adler-Stiftung', 'CH', 'Stiftung'],
    ['Fondation Adler', 'CH', 'Stiftung'],
    ['Adler Privatstiftung', 'AT', 'Privatstiftung'],
    ['Adlersparkasse Musterdorf', 'AT', 'Sparkasse'],
    ['Adler, Spatz Partnerschaft mbB', 'DE', 'PartG mbB'],
    ['Adler Versicherung VVaG', 'DE', 'VVaG'],
    ['Adler GmbH in Liquidation', 'DE', 'GmbH'],
    ['Björn Beispiel', 'DE', undefined],
    ['Adler Ltd.', 'DE', undefined],
    ['E. K. Beispiel Reisen', 'DE', undefined],
    ['EU Beratung', 'AT', undefined],
  ])('reads "%s" (%s) as %s', (name, country, form) => {
    expect(legalFormOfName(name, country)).toBe(form);
  });

  it('finds the same form on the fast path', () => {
    const part = fc.constantFrom('Adler', 'Horst & Co.', 'KG', 'GmbH', 'AG', 'e.V.', 'Stiftung', 'Bau-', 'der');
    const ending = fc.constantFrom('GmbH', 'GmbH & Co. KG', 'Gesellschaft mbH', 'UG (haftungsbeschränkt)');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), ending, (parts, end) => {
        const name = [...parts, end].join(' ');
        // The full stop only keeps the name off the fast path.
        expect(legalFormOfName(`${name} .`, 'DE')).toBe(legalFormOfName(name, 'DE'));
      }),
    );
  });

  // A pattern that backtracks would not reach the end of these in a day.
  it.each([['x-'], ['m b h '], ['Genossenschaft-'], ['Gesellschaft mit ']])(
    'finds no form in a million of %o',
    (hostile) => {
      expect(findLegalForms(hostile.repeat(1_000_000), 'DE')).toEqual([]);
    },
  );
});

describe('isLiquidationInName', () => {
  it.each([
    'Adler GmbH i.L.',
    'Adler GmbH i. L.',
    'Adler AG in Liquidation',
    'Adler GmbH (in Liqu.)',
    'Aigle SA en liquidation',
  ])('sees it in %s', (name) => expect(isLiquidationInName(name)).toBe(true));
  it.each(['Adler GmbH', 'Liquid Adler GmbH', 'Adler IL', 'Villa'])('does not see it in %s', (name) =>
    expect(isLiquidationInName(name)).toBe(false),
  );
});

describe('legalFormOfKind', () => {
  it('lets the name refine a KG, and nothing else', () => {
    expect(legalFormOfKind('limited', 'AT', 'Adler GmbH & Co KG')).toBe('GmbH & Co KG');
    expect(legalFormOfKind('limited', 'DE', 'Adler KG')).toBe('KG');
    expect(legalFormOfKind('ag', 'DE', 'Adler GmbH')).toBe('AG');
    expect(legalFormOfKind('sole', 'CH')).toBe('Einzelunternehmen');
  });
});

describe('withoutLegalForm', () => {
  it.each([
    ['Adler GmbH & Co. KG', 'Adler'],
    ['Adler & Co. GmbH', 'Adler & Co.'],
    ['Adler GmbH Metallbau i.L.', 'Adler Metallbau'],
    ['Adler-Stiftung', 'Adler-Stiftung'],
    ['GmbH', 'GmbH'],
  ])('turns %s into %s', (name, rest) => expect(withoutLegalForm(name, 'DE').trim().replace(/\s+/g, ' ')).toBe(rest));
});
