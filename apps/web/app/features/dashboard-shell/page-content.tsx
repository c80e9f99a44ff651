import { Component, createRef, type ReactNode } from 'react';
import classes from './dashboard-frame.module.css';

type PageContentProps = { id: string; path: string; children: ReactNode };

/**
 * The page inside the frame. Before another page takes its place, a focus within it moves to the place itself: who works
 * with the keyboard goes on in the new page, and the browser need not lay out half of it to see where the focus went.
 * Only a class can do something at that moment.
 */
export class PageContent extends Component<PageContentProps> {
  readonly #place = createRef<HTMLElement>();

  override getSnapshotBeforeUpdate({ path }: PageContentProps): null {
    const place = this.#place.current;
    if (path !== this.props.path && place?.contains(document.activeElement)) place.focus({ preventScroll: true });
    return null;
  }

  // React asks for it wherever there is a snapshot.
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
