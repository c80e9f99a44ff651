import { describe, expect, it } from 'vitest';
import { collect, recordsOf, rejectsOf, streamOf } from '../fixtures/streams.ts';
import { parseGeoNames } from './geonames.ts';

const parse = (...lines: string[]) => collect(parseGeoNames(streamOf(lines.join('\n'))));

describe('parseGeoNames', () => {
  it('reads postcodes, with one spelling for a state in any code or language', async () => {
    const parsed = await parse(
      'country\tpostcode\tplace\tstate\tstate_code\tlat\tlng\tplaces\tbulk_recipient',
      'DE\t00001\tHorst "am See"\tBavaria\t02\t48.5\t11.25\t1\t0',
      'DE\t00002\tNest\tBayern\tBY\t48.5\t11.25\t1\t0',
      'CH\t0003\tAigle\tBerne\tBE\t46.5\t7\t1\t0',
      'DE\t00004\tInsel\tLower Saxony\t\t53\t7\t1\t0',
    );
    expect(recordsOf(parsed).map(({ name, region }) => [name, region])).toEqual([
      ['Horst "am See"', 'Bayern'],
      ['Nest', 'Bayern'],
      ['Aigle', 'Bern'],
      ['Insel', 'Niedersachsen'],
    ]);
    expect(recordsOf(parsed)[0]).toEqual({
      list: 'postcodes',
      country: 'DE',
      postcode: '00001',
      name: 'Horst "am See"',
      region: 'Bayern',
      position: { latitude: 48.5, longitude: 11.25 },
    });
  });

  it('reads the files of GeoNames itself, which have no header', async () => {
    const parsed = await parse('AT\t0001\tAdlerdorf\tWien\t09\tWien\t900\tAdlerdorf\t90001\t48.25\t16.5\t4');
    expect(recordsOf(parsed)).toEqual([
      {
        list: 'places',
        country: 'AT',
        postcode: '0001',
        name: 'Adlerdorf',
        region: 'Wien',
        position: { latitude: 48.25, longitude: 16.5 },
      },
    ]);
  });

  it('reads cities with population and other names', async () => {
    const parsed = await parse(
      'country\tname\tascii\tadmin1\tlat\tlng\tpopulation\tfeature\talternates',
      'AT\tEagleton\tEagleton\t09\t48.2\t16.4\t1000\tPPL\tAdlerstadt|Eagleton|Aigleville',
    );
    expect(recordsOf(parsed)).toEqual([
      {
        list: 'cities',
        country: 'AT',
        name: 'Eagleton',
        region: 'Wien',
        position: { latitude: 48.2, longitude: 16.4 },
        population: 1000,
        alternateNames: ['Adlerstadt', 'Aigleville'],
      },
    ]);
  });

  it('rejects rows without a place on the earth', async () => {
    const header = 'country\tpostcode\tplace\tcommunity\tstate_code\tlat\tlng';
    const parsed = await parse(
      header,
      'AT\t1\tNest\t\t01\t\t',
      'AT\t1\tNest\t\t01\t91\t0',
      'AT\t1\t\t\t01\t1\t1',
      'AT\t1\tNest\t\t01\t0\t0',
    );
    expect(rejectsOf(parsed).map(({ at }) => at)).toEqual([2, 3, 4]);
  });

  it('refuses another file', async () => {
    await expect(parse('name,city', 'Adler,Nest')).rejects.toMatchObject({ code: 'missing-column' });
  });
});
