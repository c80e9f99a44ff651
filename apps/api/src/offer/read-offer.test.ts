import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSelling, NO_OFFER, parseOffer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { describe, expect, it } from 'vitest';
import { useTemporaryDir } from '../../test/use-temporary-dir.ts';
import { nothingSoldWarning, readOffer } from './read-offer.ts';

const { operator } = SAMPLE_OFFER;

const useSettings = (content?: string) => {
  const dataDir = useTemporaryDir('offer');
  if (content !== undefined) writeFileSync(join(dataDir, 'operator.json'), content);
  return { dataDir, isDemo: false, operatorFile: undefined };
};

describe("the operator's file", () => {
  it('lies in the data folder', () => {
    expect(readOffer(useSettings(JSON.stringify({ operator })))).toEqual(SAMPLE_OFFER);
  });

  it('lies elsewhere if OPERATOR_FILE says so', () => {
    const settings = useSettings('broken');
    const operatorFile = join(settings.dataDir, 'other.json');
    writeFileSync(operatorFile, JSON.stringify({ operator, priceIndex: { 2027: 3.1 } }));
    expect(readOffer({ ...settings, operatorFile }).priceIndex).toEqual({ 2027: 3.1 });
  });

  it('may be missing: then nothing is sold, but in the demo', () => {
    expect(readOffer(useSettings())).toBe(NO_OFFER);
    expect(readOffer({ ...useSettings(), isDemo: true })).toBe(SAMPLE_OFFER);
  });

  it('refuses the start with a sentence that names the file, the field and what is wrong', () => {
    const settings = useSettings(JSON.stringify({ operator: { ...operator, vatId: 'ATU1', phone: '' } }));
    expect(() => readOffer(settings)).toThrow(
      `${settings.dataDir}/operator.json is not valid: operator.phone is empty`,
    );
    expect(() => readOffer(settings)).toThrow('operator.vatId is not a VAT number');
  });

  it.each([
    ['is not JSON', '{"operator":', /operator\.json cannot be read: /],
    ['is a list', '[]', /operator\.json is not valid: the file is missing or is not an object/],
  ])('refuses the start if it %s', (_, content, message) => {
    expect(() => readOffer(useSettings(content))).toThrow(message);
  });

  it('refuses the start if the file that OPERATOR_FILE names is not there', () => {
    expect(() => readOffer({ ...useSettings(), operatorFile: '/nowhere/operator.json' })).toThrow(
      '/nowhere/operator.json cannot be read',
    );
  });
});

it('warns while nothing is sold', () => {
  expect(nothingSoldWarning(SAMPLE_OFFER, { dataDir: '/data' })).toBeUndefined();
  expect(nothingSoldWarning(NO_OFFER, { dataDir: '/data' })).toMatch(
    /^Warning: nothing is sold.*\/data\/operator\.json.*OPERATOR_FILE/,
  );
});

it('has an example that passes', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../../deploy/operator.example.json'), 'utf8');
  const result = parseOffer(JSON.parse(example));
  expect(result).toMatchObject({ offer: { operator: { name: expect.any(String) } } });
  expect('offer' in result && isSelling(result.offer)).toBe(true);
});
