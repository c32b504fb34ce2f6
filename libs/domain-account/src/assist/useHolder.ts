import { useEffect, useState } from 'react';

/**
 * Which window of a session records: one alone, however many it opens. `elsewhere` waits until that one is gone. Where the
 * browser knows no locks each window is on its own.
 */
export function useHolder(name: string): 'asking' | 'here' | 'elsewhere' {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const [holder, setHolder] = useState<'asking' | 'here' | 'elsewhere'>(locks === undefined ? 'here' : 'asking');
  useEffect(() => {
    if (locks === undefined) return;
    const left = new AbortController();
    const gone = new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
    const late = setTimeout(() => setHolder('elsewhere'), 300);
    locks
      .request(name, { signal: left.signal }, () => {
        clearTimeout(late);
        setHolder('here');
        return gone;
      })
      .catch(() => undefined);
    return () => {
      clearTimeout(late);
      left.abort();
    };
  }, [locks, name]);
  return holder;
}
