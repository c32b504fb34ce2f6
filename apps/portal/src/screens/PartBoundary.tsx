import { Component, type ReactNode } from 'react';

export interface PartBoundaryProps {
  /** Takes the place of what failed. */
  readonly instead: ReactNode;
  /** Hears of the error once. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Around what lies over every screen: its failure has another way on and leaves the page alone. */
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
