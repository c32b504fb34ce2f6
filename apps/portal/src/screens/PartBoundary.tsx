import { Component, type ReactNode } from 'react';

export interface PartBoundaryProps {
  /** Replaces the failed part. */
  readonly instead: ReactNode;
  /** Called once with the error. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Around overlays of every screen: their failure has another way out and leaves the page alone. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
