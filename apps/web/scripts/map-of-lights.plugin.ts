import type { Plugin } from 'vite';
import { drawMapOfLights, type MapOfLights } from './map-of-lights.ts';

/**
 * Provides the drawing in three modules: the small `labels`; `prerendered`, the whole drawing for the HTML of the build
 * and an empty text in the browser; and `markup`, the whole drawing for pages that load it later.
 */
export const mapOfLights = (): Plugin => {
  let drawn: MapOfLights | undefined;
  const map = (): MapOfLights => {
    drawn ??= drawMapOfLights();
    return drawn;
  };
  const modules: Record<string, (isServer: boolean) => string> = {
    'virtual:map-of-lights/labels': () =>
      `export const labels = ${JSON.stringify(map().labels)}; export const frame = ${JSON.stringify(map().frame)};`,
    'virtual:map-of-lights/markup': () => `export const markup = ${JSON.stringify(map().markup)};`,
    'virtual:map-of-lights/prerendered': (isServer) =>
      `export const prerenderedMarkup = ${JSON.stringify(isServer ? map().markup : '')};`,
  };
  return {
    name: 'firmament:map-of-lights',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load(id) {
      return modules[id.slice(1)]?.(this.environment.config.consumer === 'server');
    },
  };
};
