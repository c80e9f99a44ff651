/** Loads modules and says which regular expressions they make of texts meanwhile, and where. */
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

/** Where `new RegExp` stands: in the stack it comes after the error itself, `make` and the trap. */
const callerIn = (stack) => {
  const [, file, line] = /([^\s(]+):(\d+):\d+\)?$/.exec(stack.split('\n')[3]) ?? [];
  return { file: file?.replace(/^file:\/\//, ''), line: Number(line) };
};

export const patternsMadeBy = async (files) => {
  register();
  const made = [];
  const make = (parts) => {
    const pattern = Reflect.construct(Original, parts);
    made.push({ caller: callerIn(new Error().stack), source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, { construct: (_target, parts) => make(parts) });
  for (const file of files) await import(pathToFileURL(file).href);
  globalThis.RegExp = Original;
  return made;
};
