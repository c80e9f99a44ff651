import { Component, type ReactNode } from 'react';

type PartBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Keeps the failure of one part, such as a script that did not load, from taking the whole page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
