/**
 * A fast 32-bit checksum against damaged files, not against malice. Each step can be undone, so a change in a single
 * 32-bit word always changes the result. Four lanes, because one would wait for its own multiplication.
 */
export const checksum = (bytes: Uint8Array): number => {
  const isAligned = bytes.byteOffset % 4 === 0;
  const source = isAligned ? bytes : bytes.slice();
  const words = new Uint32Array(source.buffer, source.byteOffset, source.byteLength >>> 2);
  let a = 0x1e3779b9;
  let b = 0x05ebca6b;
  let c = 0x42b2ae35;
  let d = 0x27d4eb2f;
  let i = 0;
  for (; i + 4 <= words.length; i += 4) {
    a = step(a, words[i] as number);
    b = step(b, words[i + 1] as number);
    c = step(c, words[i + 2] as number);
    d = step(d, words[i + 3] as number);
  }
  for (; i < words.length; i++) a = step(a, words[i] as number);
  for (let j = words.length << 2; j < source.length; j++) b = step(b, source[j] as number);
  return finish(step(step(step(step(bytes.length, a), b), c), d));
};

const step = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x01000193);
  return (mixed << 13) | (mixed >>> 19);
};

const finish = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};
