import { hash } from './random.ts';

/** The six colours a picture is painted with. */
export interface Pigment {
  /** The pigment itself. */
  ground: string;
  /** Its shade. */
  deep: string;
  /** One step lighter. */
  mid: string;
  /** Two steps lighter. */
  light: string;
  /** The ground of paper, nearly white. */
  paper: string;
  /** The one bright accent. */
  spark: string;
}

const paint = (ground: string, deep: string, mid: string, light: string, paper: string, spark: string): Pigment => ({
  ground,
  deep,
  mid,
  light,
  paper,
  spark,
});

/** Mineral and plant pigments of Chinese painting; all of them quieter than a tenant's colour. */
export const pigments = {
  /** 靛青 */
  indigo: paint('#2f4b7c', '#1f3358', '#5b7fb5', '#a9c0df', '#eef2f8', '#f0b44c'),
  /** 石绿 */
  malachite: paint('#2f7a6b', '#1d5348', '#5fa594', '#aad2c6', '#edf5f2', '#f2c14e'),
  /** 藤黄 */
  gamboge: paint('#d9a13b', '#a66f16', '#eec374', '#f7dfae', '#fdf6e6', '#2c3a47'),
  /** 赭石 */
  ochre: paint('#a65f3e', '#733d25', '#c98d6c', '#e6c1a9', '#faf0e9', '#2f4b57'),
  /** 青莲 */
  violet: paint('#6d4a75', '#45304e', '#9a78a3', '#cbb3d1', '#f5eff6', '#efa37f'),
  /** 石青 */
  azurite: paint('#2c6f97', '#184a69', '#5b9cc2', '#aacfe3', '#ecf5fa', '#f3c969'),
  /** 黛 */
  slate: paint('#55677a', '#374656', '#8595a5', '#bcc8d2', '#f0f3f6', '#e58f5b'),
  /** 藕荷 */
  lotus: paint('#9a5468', '#6d3547', '#c08595', '#e2bcc6', '#f9eff2', '#5c86a5'),
  /** 柳绿 */
  willow: paint('#6f8f3f', '#4b6527', '#9db96c', '#cddca9', '#f4f8ea', '#e8b04a'),
} as const satisfies Record<string, Pigment>;

/** Names of the pigments. */
export type PigmentName = keyof typeof pigments;

/** Pigments with `paper` and `deep` tones that give letters good contrast. */
const forLetters: readonly PigmentName[] = [
  'indigo',
  'malachite',
  'ochre',
  'violet',
  'azurite',
  'slate',
  'lotus',
  'willow',
];

/** The pigment chosen at random from a name. */
export function pigmentFor(name: string): Pigment {
  return pigments[forLetters[hash(name) % forLetters.length] ?? 'indigo'];
}
