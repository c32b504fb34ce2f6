import type { SheetDevice } from '../sheet/SheetStore.ts';
import { memoryShelf } from '../answers/AnswerShelf.ts';
import { heldHere } from '../answers/heldHere.ts';

/** Storage that lives as long as the page. */
export function memoryStorage(remembered: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(remembered));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** A device without data of other stories. */
export function storyDevice(
  over: Partial<SheetDevice> = {},
  remembered: Readonly<Record<string, string>> = {},
): SheetDevice {
  return {
    shelf: memoryShelf(),
    heldHere: heldHere(memoryStorage(), undefined),
    windowName: () => Promise.resolve('story-window-0001'),
    ticks: () => performance.now(),
    windowStorage: memoryStorage(remembered),
    ...over,
  };
}
