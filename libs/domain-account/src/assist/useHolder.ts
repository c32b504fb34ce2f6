import { useEffect, useState } from 'react';

/**
 * Decides which window of a session records: exactly one. `elsewhere` waits until that window is closed. In a browser
 * without locks every window records on its own.
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
