import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWhen } from './useWhen.ts';

export interface WhenProps {
  /** The moment, epoch ms. */
  at: number;
  /** Text around it; only the moment without it. */
  children?: ReactNode;
}

/** A moment to the minute, near days by their distance, the whole moment on hover. */
export const When = observer(function When({ at, children }: WhenProps) {
  const { full, when } = useWhen();
  return (
    <time dateTime={new Date(at).toISOString()} title={full(at)}>
      {children ?? when(at)}
    </time>
  );
});
