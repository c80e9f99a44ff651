import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSelling, NO_OFFER, parseOffer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { describe, expect, it } from 'vitest';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { nothingSoldWarning, readOfferFile } from './offer-file.ts';

const { operator } = SAMPLE_OFFER;

const useSettings = (content?: string) => {
  const dataDir = useTemporaryDir('offer');
  if (content !== undefined) writeFileSync(join(dataDir, 'operator.json'), content);
  return { dataDir, operatorFile: undefined };
};

describe("the operator's file", () => {
  it('lies in the data folder', () => {
    expect(readOfferFile(useSettings(JSON.stringify({ operator })))?.offer).toEqual(SAMPLE_OFFER);
  });

  it('lies elsewhere if OPERATOR_FILE says so', () => {
    const settings = useSettings('broken');
    const operatorFile = join(settings.dataDir, 'other.json');
    writeFileSync(operatorFile, JSON.stringify({ operator, priceIndex: { 2027: 3.1 } }));
    expect(readOfferFile({ ...settings, operatorFile })?.offer.priceIndex).toEqual({ 2027: 3.1 });
  });

  it('may be missing', () => {
    expect(readOfferFile(useSettings())).toBeUndefined();
  });

  it('has another digest after every change', () => {
    const digestOf = (content: object) => readOfferFile(useSettings(JSON.stringify(content)))?.digest.toString('hex');
    expect(digestOf({ operator })).toBe(digestOf({ operator }));
    expect(digestOf({ operator })).not.toBe(digestOf({ operator, priceIndex: {} }));
  });

  it('refuses the start with a sentence that names the file, the field and what is wrong', () => {
    const settings = useSettings(JSON.stringify({ operator: { ...operator, vatId: 'ATU1', phone: '' } }));
    expect(() => readOfferFile(settings)).toThrow(
      `${settings.dataDir}/operator.json is not valid: operator.phone is empty`,
    );
    expect(() => readOfferFile(settings)).toThrow('operator.vatId is not a VAT number');
  });

  it.each([
    ['is not JSON', '{"operator":', /operator\.json cannot be read: /],
    ['is a list', '[]', /operator\.json is not valid: the file is missing or is not an object/],
  ])('refuses the start if it %s', (_, content, message) => {
    expect(() => readOfferFile(useSettings(content))).toThrow(message);
  });

  it('refuses the start if the file that OPERATOR_FILE names is not there', () => {
    expect(() => readOfferFile({ ...useSettings(), operatorFile: '/nowhere/operator.json' })).toThrow(
      '/nowhere/operator.json cannot be read',
    );
  });
});

it('warns while nothing is sold', () => {
  expect(nothingSoldWarning(SAMPLE_OFFER, { dataDir: '/data' })).toBeUndefined();
  expect(nothingSoldWarning(NO_OFFER, { dataDir: '/data' })).toMatch(
    /^Warning: nothing is sold.*\/desk\/settings.*\/data\/operator\.json.*OPERATOR_FILE/,
  );
});

it('has an example that passes', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../../deploy/operator.example.json'), 'utf8');
  const result = parseOffer(JSON.parse(example));
  expect(result).toMatchObject({ offer: { operator: { name: expect.any(String) } } });
  expect('offer' in result && isSelling(result.offer)).toBe(true);
});
