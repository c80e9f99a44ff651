import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A second is not enough on a machine that runs everything at once; only what never comes takes this long.
configure({ asyncUtilTimeout: 10_000 });

// Browser features that Mantine needs and jsdom lacks.
class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = ResizeObserverStub;

const matchMediaStub = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
Object.defineProperty(window, 'matchMedia', { value: matchMediaStub });

// React reports mistakes only on the console; here they fail the test that made them.
const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  // The window is shared: the next test, perhaps of another file, begins with an empty page.
  document.body.replaceChildren();
  expect(consoleError.mock.calls).toEqual([]);
});
