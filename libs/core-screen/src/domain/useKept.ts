import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps what is written on this device with each change (`KeptDraft`); whether it is kept, so that leaving need not ask.
 * `unsent`: something is written that the server does not have and that is not under way to it.
 */
export function useKept<Written>(written: Written, unsent: boolean, keep: (written: Written) => boolean): boolean {
  const [kept, setKept] = useState(false);
  const text = JSON.stringify(written);
  const save = useEffectEvent(() => {
    if (!unsent) return;
    const done = keep(written);
    // Nothing that is seen hangs on it: typing goes first.
    startTransition(() => setKept(done));
  });
  useEffect(() => save(), [text]);
  return kept;
}
