import { LatestCall } from '@banyan/core-screen';
import { useEffect, useState } from 'react';
import type { FrameEntry } from './navigation.ts';

/** Something that ⌘K finds: a person, a course, a setting. */
export interface FrameHit extends Pick<FrameEntry, 'href' | 'icon' | 'id' | 'label'> {
  /** Distinguishes it from others of its name. */
  readonly detail?: string;
}

/** Finds things by words; `signal` ends when the words change. */
export type FindHits = (words: string, signal: AbortSignal) => Promise<readonly FrameHit[]>;

/** Pause in typing after which the words are looked for, ms. */
const pauseMs = 200;

/** Hits for the words; those for earlier words stay until they arrive. */
export function useHits(find: FindHits | undefined, words: string) {
  const [hits, setHits] = useState<readonly FrameHit[]>([]);
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('ready');
  const [call] = useState(() => new LatestCall());
  const text = words.trim();
  useEffect(() => {
    if (find === undefined || text === '') {
      call.cancel();
      return;
    }
    const wait = setTimeout(() => {
      setState('loading');
      void call.run((signal) => find(text, signal), {
        ready: (found) => {
          setHits(found);
          setState('ready');
        },
        failed: () => setState('failed'),
      });
    }, pauseMs);
    return () => clearTimeout(wait);
  }, [call, find, text]);
  useEffect(() => () => call.cancel(), [call]);
  return text === '' || find === undefined ? { hits: [], state: 'ready' as const } : { hits, state };
}
