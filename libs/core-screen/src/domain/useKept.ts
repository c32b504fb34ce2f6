import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * Stores the text on this device with each change (`KeptDraft`); returns whether it is stored, so that leaving needs no
 * question. `unsent`: the text is neither on the server nor being sent.
 */
export function useKept<Written>(written: Written, unsent: boolean, keep: (written: Written) => boolean): boolean {
  const [kept, setKept] = useState(false);
  const text = JSON.stringify(written);
  const save = useEffectEvent(() => {
    if (!unsent) return;
    const done = keep(written);
    // Nothing visible depends on it: typing has priority.
    startTransition(() => setKept(done));
  });
  useEffect(() => save(), [text]);
  return kept;
}
