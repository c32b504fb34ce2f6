import type { PigmentName } from './pigments.ts';

/** Names of the drawings, with the pigment each is painted in. */
export const pigmentOf = {
  /** Nothing here yet. */
  sprout: 'willow',
  /** Nothing found. */
  search: 'azurite',
  /** No messages. */
  mail: 'malachite',
  /** Something failed. */
  broken: 'ochre',
  /** No network. */
  offline: 'slate',
  /** No certificates. */
  seal: 'lotus',
  /** Done. */
  tick: 'malachite',
  /** A door with a way to ask for access. */
  gate: 'malachite',
  /** Locked by someone else. */
  lock: 'ochre',
  /** Taken down. */
  stump: 'slate',
  /** In use on another device. */
  devices: 'slate',
  /** No such place. */
  lost: 'azurite',
  /** Login required. */
  badge: 'indigo',
} as const satisfies Record<string, PigmentName>;

/** Names of the drawings. */
export type DrawingName = keyof typeof pigmentOf;

/** Every drawing's name. */
export const drawingNames = Object.keys(pigmentOf) as DrawingName[];
