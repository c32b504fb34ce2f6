import { createScope } from '@banyan/core-http';
import { useEffect, useState } from 'react';

/** The calls of one screen: they end when it is left. */
export interface ScreenScope {
  /** Signal of the screen as it is open now. */
  readonly signal: AbortSignal;
}

/** A scope that ends when the component leaves the page. Declare it before the effects that use it. */
export function useScope(): ScreenScope {
  const [scope] = useState(createScope);
  useEffect(() => () => scope.leave(), [scope]);
  return scope;
}
