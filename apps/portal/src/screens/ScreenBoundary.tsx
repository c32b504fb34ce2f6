import { Component, type ReactNode } from 'react';
import { ScreenError } from './ScreenError.tsx';

export interface ScreenBoundaryProps {
  /** Another value is another screen: the last one's error is discarded. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly at: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps a failing screen from breaking the rest of the page. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { at: this.props.at, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: ScreenBoundaryProps, state: State): Partial<State> | null {
    return props.at === state.at ? null : { at: props.at, failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ScreenError error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
