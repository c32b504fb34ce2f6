import type { SheetDevice } from '../sheet/SheetStore.ts';
import { memoryShelf } from '../answers/AnswerShelf.ts';

/** A device on which nothing is left of other stories. */
export function storyDevice(
  over: Partial<SheetDevice> = {},
  remembered: Readonly<Record<string, string>> = {},
): SheetDevice {
  const kept = new Map(Object.entries(remembered));
  return {
    shelf: memoryShelf(),
    windowName: () => Promise.resolve('story-window-0001'),
    ticks: () => performance.now(),
    windowStorage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) },
    ...over,
  };
}
