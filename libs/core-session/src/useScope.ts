import { createScope } from '@banyan/core-http';
import { useEffect, useState } from 'react';

/** The calls of one screen, cancelled when it is left. */
export interface ScreenScope {
  /** Signal of the current opening of the screen. */
  readonly signal: AbortSignal;
}

/** A scope that ends when the component unmounts. Declare it before the effects that use it. */
export function useScope(): ScreenScope {
  const [scope] = useState(createScope);
  useEffect(() => () => scope.leave(), [scope]);
  return scope;
}
