import { useRef, useState } from 'react';

/**
 * An order that shows at once what somebody moved, and sends each move after the one before. A move that was refused or
 * lost takes back all that were not sent.
 */
export function useOrder<Value>(saved: Value) {
  const [moved, setMoved] = useState<{ readonly value: Value }>();
  const [failure, setFailure] = useState<unknown>();
  const waiting = useRef<(() => Promise<unknown>)[]>([]);
  const change = async (value: Value, send: () => Promise<unknown>) => {
    setMoved({ value });
    setFailure(undefined);
    waiting.current.push(send);
    if (waiting.current.length > 1) return;
    try {
      for (let next = waiting.current[0]; next !== undefined; next = waiting.current[0]) {
        await next();
        waiting.current.shift();
      }
    } catch (error) {
      setFailure(error);
    }
    waiting.current = [];
    setMoved(undefined);
  };
  return { shown: moved === undefined ? saved : moved.value, failure, change };
}
