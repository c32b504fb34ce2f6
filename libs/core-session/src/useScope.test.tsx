// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { expect, it } from 'vitest';
import { useScope } from './useScope.ts';

it('ends the calls of a screen when it is left, and only then [HT-06]', () => {
  const signals: AbortSignal[] = [];
  function Screen() {
    const scope = useScope();
    useEffect(() => {
      signals.push(scope.signal);
    }, [scope]);
    return null;
  }
  const { unmount } = render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
  expect(signals.at(-1)?.aborted).toBe(false);
  unmount();
  expect(signals.every((signal) => signal.aborted)).toBe(true);
});
