import { buffer } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

/** The files of an archive, read with another library than the one that wrote it, checksums included. */
export const zipParts = (file: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error);
      const parts = new Map<string, Buffer>();
      archive.on('error', reject).on('end', () => resolve(parts));
      archive.on('entry', (entry) =>
        archive.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          parts.set(entry.fileName, await buffer(stream));
          archive.readEntry();
        }),
      );
      archive.readEntry();
    });
  });
