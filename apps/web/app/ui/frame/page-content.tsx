import { Component, createRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from './frame.module.css';

type PageContentProps = { id: string; children: ReactNode };
type PlaceProps = PageContentProps & { path: string };

/**
 * Before another page replaces this one, moves a focus inside it to <main>: keyboard users go on in the new page, and
 * the browser need not lay out half of it to see where the focus went. Only a class component can act at that moment.
 */
class Place extends Component<PlaceProps> {
  readonly #place = createRef<HTMLElement>();

  override getSnapshotBeforeUpdate({ path }: PlaceProps): null {
    const place = this.#place.current;
    if (path !== this.props.path && place?.contains(document.activeElement)) place.focus({ preventScroll: true });
    return null;
  }

  // React requires it beside getSnapshotBeforeUpdate.
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    const { id, children } = this.props;
    return (
      <main className={classes.content} ref={this.#place} id={id} tabIndex={-1}>
        {children}
      </main>
    );
  }
}

/** The page inside the frame. Only this part reads the address, so that the frame does not render with every page. */
export const PageContent = ({ id, children }: PageContentProps) => (
  <Place id={id} path={useLocation().pathname}>
    {children}
  </Place>
);
