import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type ImitationServer, startImitationServer, untilTestEnds } from './imitation-server.ts';

/** The download folder of GeoNames, on this machine, with places that do not exist. */

export type GeoNamesImitation = ImitationServer & {
  url: string;
  publish(country: string, ...lines: string[]): Promise<void>;
};

/** For use inside a test. */
export const useGeoNames = (): Promise<GeoNamesImitation> => untilTestEnds(startGeoNamesImitation());

export const startGeoNamesImitation = async (): Promise<GeoNamesImitation> => {
  const files = new Map<string, Buffer>();
  const server = await startImitationServer({
    nameOf: ({ path }) => path,
    answer: ({ path }) => ({ status: files.has(path) ? 200 : 404, body: files.get(path) }),
  });
  return {
    ...server,
    url: `${server.origin}/zip`,
    publish: async (country, ...lines) => void files.set(`/zip/${country}.zip`, await packed(country, lines)),
  };
};

export const placeLine = (country: string, postcode: string, place: string, latitude = '48.25'): string =>
  [country, postcode, place, 'Wien', '09', 'Wien', '900', place, '90001', latitude, '16.5', '4'].join('\t');

const packed = async (country: string, lines: readonly string[]): Promise<Buffer> => {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from('Readme for GeoNames Postal Code files'), 'readme.txt');
  archive.addBuffer(Buffer.from(`${lines.join('\n')}\n`), `${country}.txt`);
  archive.end();
  return buffer(archive.outputStream);
};
