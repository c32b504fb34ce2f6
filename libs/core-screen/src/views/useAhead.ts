import { useEffect } from 'react';
import { bring, type LoadPart } from './bring.ts';

/**
 * Fetches a late part as soon as the screen stands, e.g. beside the data that it is for, so that it seldom has to be waited
 * for. What did not come is asked for again where it is shown.
 */
export function useAhead(load: LoadPart<unknown>): void {
  useEffect(() => {
    bring(load).catch(() => undefined);
  }, [load]);
}
