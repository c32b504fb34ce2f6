import { useEffect, useRef, useState } from 'react';

/**
 * A value that does not change while something is pressed: content that appears above a button would push it away from
 * under the press, which then does nothing.
 */
export function useWhileUnpressed<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const pressed = useRef(false);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    if (!pressed.current) setShown(value);
  }, [value]);
  useEffect(() => {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // The click follows it.
      setTimeout(() => setShown(latest.current));
    };
    window.addEventListener('pointerdown', down, options);
    window.addEventListener('pointerup', up, options);
    window.addEventListener('pointercancel', up, options);
    return () => ending.abort();
  }, []);
  return shown;
}
