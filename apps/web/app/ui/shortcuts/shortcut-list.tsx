import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ShortcutGroup } from './shortcut.ts';

/** Loaded on first use. */
const ShortcutDialog = lazy(async () => ({ default: (await import('./shortcut-dialog.tsx')).ShortcutDialog }));

const ShowShortcuts = createContext<() => void>(() => {});

/** Opens the list of shortcuts. */
export const useShowShortcuts = (): (() => void) => useContext(ShowShortcuts);

const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_IN));

const isAsked = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !isTypedIn(target) && document.querySelector('[aria-modal="true"]') === null;

type ShortcutListProps = { groups: readonly ShortcutGroup[]; children: ReactNode };

/** Shows all shortcuts when a question mark is typed outside of fields. Not a hotkey: layouts differ in where it is. */
export const ShortcutList = ({ groups, children }: ShortcutListProps) => {
  const [isOpen, setIsOpen] = useState<boolean>();
  const before = useRef<Element>(null);
  const show = useCallback(() => {
    before.current = document.activeElement;
    setIsOpen(true);
  }, []);
  const close = () => {
    setIsOpen(false);
    // The dialog returns the focus by itself only if it was mounted, closed, before it was opened. An entry of a menu
    // or palette is gone by now: the page itself gets the focus then.
    const target = before.current?.isConnected === true ? before.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isAsked(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [show]);

  return (
    <ShowShortcuts value={show}>
      {children}
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ShortcutDialog groups={groups} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </ShowShortcuts>
  );
};
