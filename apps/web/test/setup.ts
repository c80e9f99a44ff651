import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What Mantine asks of a browser and jsdom does not have.
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

// React reports mistakes on the console only; here they fail the test that made them.
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
