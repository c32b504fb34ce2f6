import type { ReactNode } from 'react';
import type { MessageTone } from './tone-icon.tsx';

/** Content of a toast. */
export interface ToastContent {
  /** Tone of the message; `info` by default. */
  tone?: MessageTone;
  /** The message. */
  text: ReactNode;
  /** A second, smaller line. */
  detail?: ReactNode;
  /** One action, e.g. undo; it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds on screen; `null` keeps it until closed. Six seconds by default, unlimited for errors. */
  duration?: number | null;
}

/** A toast in the queue. */
export interface ToastEntry extends ToastContent {
  /** Its number in the order of arrival. */
  id: number;
}

/** The toasts on screen, newest last. */
export interface ToastQueue {
  /** Shows a toast and returns a function that removes it. */
  show: (content: ToastContent) => () => void;
  /** Removes a toast. */
  close: (id: number) => void;
  /** Stops the timers, while a person reads or has the focus inside. */
  hold: () => void;
  /** Restarts the timers from the beginning. */
  release: () => void;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts on screen; the same array until something changes. */
  entries: () => readonly ToastEntry[];
}

const stays = 6000;

/** The same words again: several calls that fail together show one message. */
const sameWords = (one: ToastContent, other: ToastContent) =>
  typeof one.text === 'string' &&
  one.text === other.text &&
  one.detail === other.detail &&
  one.tone === other.tone &&
  one.action === undefined &&
  other.action === undefined;

/** Creates a queue that shows at most `limit` toasts; a newer one replaces the oldest, or one with the same words. */
export function createToastQueue(limit = 4): ToastQueue {
  let list: readonly ToastEntry[] = [];
  let nextId = 1;
  let held = false;
  const listeners = new Set<() => void>();
  const clocks = new Map<number, ReturnType<typeof setTimeout>>();

  const publish = (entries: readonly ToastEntry[]) => {
    list = entries;
    for (const listener of listeners) listener();
  };
  const stop = (id: number) => {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
  };
  const close = (id: number) => {
    stop(id);
    if (list.some((entry) => entry.id === id)) publish(list.filter((entry) => entry.id !== id));
    // The list is empty: a removed toast with focus or pointer on it sends no leave event.
    if (list.length === 0) held = false;
  };
  const start = ({ id, tone, duration }: ToastEntry) => {
    const time = duration === undefined ? (tone === 'danger' ? null : stays) : duration;
    if (time !== null && !held)
      clocks.set(
        id,
        setTimeout(() => close(id), time),
      );
  };

  return {
    show: (content) => {
      const entry = { ...content, id: nextId };
      nextId += 1;
      const others = list.filter((old) => !sameWords(old, entry));
      const staying = others.slice(Math.max(0, others.length + 1 - limit));
      for (const old of list) if (!staying.includes(old)) stop(old.id);
      publish([...staying, entry]);
      start(entry);
      return () => close(entry.id);
    },
    close,
    hold: () => {
      held = true;
      for (const id of [...clocks.keys()]) stop(id);
    },
    release: () => {
      if (!held) return;
      held = false;
      list.forEach(start);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: () => list,
  };
}
