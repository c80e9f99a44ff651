import type { PlaceRecord } from '@firmament/record/record';

/** Vienna is searched by district: number, name, position, thousand inhabitants. District 1 has the postcode 1010. */
const VIENNA_DISTRICTS = `
1|Innere Stadt|48.208|16.371|16
2|Leopoldstadt|48.217|16.400|105
3|Landstraße|48.198|16.395|91
4|Wieden|48.192|16.370|33
5|Margareten|48.187|16.356|55
6|Mariahilf|48.196|16.350|31
7|Neubau|48.203|16.349|32
8|Josefstadt|48.211|16.348|25
9|Alsergrund|48.223|16.357|41
10|Favoriten|48.162|16.382|207
11|Simmering|48.163|16.437|104
12|Meidling|48.173|16.330|97
13|Hietzing|48.177|16.260|54
14|Penzing|48.208|16.253|93
15|Rudolfsheim-Fünfhaus|48.196|16.327|76
16|Ottakring|48.215|16.306|103
17|Hernals|48.234|16.286|57
18|Währing|48.233|16.324|51
19|Döbling|48.257|16.332|73
20|Brigittenau|48.237|16.378|86
21|Floridsdorf|48.280|16.412|167
22|Donaustadt|48.229|16.487|195
23|Liesing|48.143|16.294|110
`;

/** Liechtenstein shares the Swiss numbers: postcode, place, position. */
const LIECHTENSTEIN = `
9485|Nendeln|47.197|9.543
9486|Schaanwald|47.212|9.560
9487|Gamprin-Bendern|47.220|9.509
9488|Schellenberg|47.231|9.546
9490|Vaduz|47.141|9.521
9491|Ruggell|47.238|9.528
9492|Eschen|47.211|9.522
9493|Mauren|47.218|9.544
9494|Schaan|47.165|9.509
9495|Triesen|47.107|9.528
9496|Balzers|47.068|9.503
9497|Triesenberg|47.118|9.542
9498|Planken|47.185|9.544
`;

const cells = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

const viennaDistrict = ([number = '', name = '', latitude, longitude, thousands]: string[]): PlaceRecord => ({
  country: 'AT',
  postcode: String(1000 + Number(number) * 10),
  name: `Wien, ${name}`,
  region: 'Wien',
  position: { latitude: Number(latitude), longitude: Number(longitude) },
  population: Number(thousands) * 1000,
  alternateNames: [`Wien ${number}`, `${number}. Bezirk`, `Wien ${number}. Bezirk`, `${number}. ${name}`],
});

const liechtensteinPlace = ([postcode = '', name = '', latitude, longitude]: string[]): PlaceRecord => ({
  country: 'LI',
  postcode,
  name,
  position: { latitude: Number(latitude), longitude: Number(longitude) },
});

/** Postcodes that no bundled list has and that are asked for too often to be answered with their surroundings. */
export const KNOWN_POSTCODES: readonly PlaceRecord[] = [
  ...cells(VIENNA_DISTRICTS).map(viennaDistrict),
  ...cells(LIECHTENSTEIN).map(liechtensteinPlace),
];
