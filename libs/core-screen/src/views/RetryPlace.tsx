import type { RequestState } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useRetryFocus } from './useRetryFocus.ts';

/** The part of a store's request that a view reads. */
export interface ShownRequest<Value> {
  readonly result: RequestState<Value>;
  retry(): Promise<void>;
}

/** A retryable request of a store, or a list. */
export interface AskedAgain {
  readonly state: RequestState['state'];
  retry(): Promise<void>;
}

export interface RetryPlaceProps {
  request: AskedAgain;
  /** Content of the request; `again` is for the button of its failure. */
  children: (again: () => void) => ReactNode;
}

/** Wraps a request with its own failure views: after a retry the focus moves into the new content. */
export const RetryPlace = observer(function RetryPlace({ request, children }: RetryPlaceProps) {
  const { place, pressed } = useRetryFocus(request.state !== 'loading');
  const again = () => {
    pressed();
    void request.retry();
  };
  return <Fragment ref={place}>{children(again)}</Fragment>;
});
