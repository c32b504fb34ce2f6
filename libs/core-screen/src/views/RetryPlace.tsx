import type { RequestState } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useRetryFocus } from './useRetryFocus.ts';

/** The part of a store's request that a view reads. */
export interface ShownRequest<Value> {
  readonly result: RequestState<Value>;
  retry(): Promise<void>;
}

/** What is asked again: a request of a store, or a list. */
export interface AskedAgain {
  readonly state: RequestState['state'];
  retry(): Promise<void>;
}

export interface RetryPlaceProps {
  request: AskedAgain;
  /** What the request shows; `again` is for the button of its failure. */
  children: (again: () => void) => ReactNode;
}

/** Around a request with failures of its own: once it was asked again the keyboard goes on in what has come. */
export const RetryPlace = observer(function RetryPlace({ request, children }: RetryPlaceProps) {
  const { place, pressed } = useRetryFocus(request.state !== 'loading');
  const again = () => {
    pressed();
    void request.retry();
  };
  return <Fragment ref={place}>{children(again)}</Fragment>;
});
