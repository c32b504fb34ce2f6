// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function clipboardIs(clipboard: { writeText: (text: string) => Promise<void> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** The old way to copy, which jsdom lacks; returns the texts that were selected at each call. */
function oldWayIs(works: boolean) {
  const seen: string[] = [];
  document.execCommand = () => {
    const area = document.activeElement;
    if (area instanceof HTMLTextAreaElement) seen.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return works;
  };
  return seen;
}

afterEach(() => {
  clipboardIs(undefined);
  document.body.replaceChildren();
});

describe('copying [UI-04]', () => {
  it('asks the clipboard first [UI-04]', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboardIs({ writeText });
    const seen = oldWayIs(true);
    expect(await copyText('HW-2025')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('HW-2025');
    expect(seen).toEqual([]);
  });
  it.each([
    ['is missing', undefined],
    ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ])('falls back to a selection when the clipboard %s, and gives the focus back [UI-04]', async (_why, clipboard) => {
    clipboardIs(clipboard);
    const seen = oldWayIs(true);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    expect(await copyText('第一行\nsecond line')).toBe(true);
    expect(seen).toEqual(['第一行\nsecond line']);
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });
  it('stays within an open dialog, for nothing else can take the focus there [UI-04]', async () => {
    document.body.innerHTML = '<div role="dialog"><button>copy</button></div>';
    document.querySelector('button')?.focus();
    let within: Element | null | undefined;
    document.execCommand = () => {
      within = document.activeElement?.closest('[role=dialog]');
      return true;
    };
    expect(await copyText('x')).toBe(true);
    expect(within).not.toBeNull();
  });
  it('says so when neither works [UI-04]', async () => {
    oldWayIs(false);
    expect(await copyText('x')).toBe(false);
    document.execCommand = () => {
      throw new Error('no such command');
    };
    expect(await copyText('x')).toBe(false);
  });
});
