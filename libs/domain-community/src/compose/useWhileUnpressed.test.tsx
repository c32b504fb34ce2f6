// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWhileUnpressed } from './useWhileUnpressed.ts';

it('shows what has come once nothing is pressed any more [CM-02]', async () => {
  const { rerender, result } = renderHook(({ value }) => useWhileUnpressed(value), { initialProps: { value: 'one' } });
  window.dispatchEvent(new Event('pointerdown'));
  rerender({ value: 'two' });
  expect(result.current).toBe('one');
  await act(async () => {
    window.dispatchEvent(new Event('pointerup'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(result.current).toBe('two');
  rerender({ value: 'three' });
  expect(result.current).toBe('three');
});
