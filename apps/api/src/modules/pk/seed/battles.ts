/** A battle of the demo data. */
export interface SeedBattle {
  /** Account of the challenger, and of the opponent; null: anybody. */
  readonly between: readonly [challenger: string, opponent: string | null];
  /** Hours before now at which it began. */
  readonly hoursAgo: number;
  /** Shares of right answers of both; null: has not begun. */
  readonly right: readonly [number, number | null];
  /** Name of the question bank in the demo data; null for questions of all. */
  readonly bank: string | null;
  /** Message of the challenger. */
  readonly words?: string;
  /** The challenger stays unknown to the opponent. */
  readonly anonymous?: boolean;
}

const hengchuan: readonly SeedBattle[] = [
  { between: ['H30101', 'H20381'], hoursAgo: 5, right: [0.7, 0.8], bank: 'sampling' },
  { between: ['H20381', 'H30108'], hoursAgo: 29, right: [0.5, 0.8], bank: 'measuring' },
  { between: ['H30115', 'H20381'], hoursAgo: 53, right: [0.6, 0.6], bank: null, anonymous: true },
  { between: ['H20381', 'H30122'], hoursAgo: 76, right: [0.9, 0.6], bank: 'inspection' },
  { between: ['H30101', 'H30108'], hoursAgo: 6, right: [0.9, 0.5], bank: 'safety' },
  { between: ['H30101', 'H30122'], hoursAgo: 7, right: [0.8, 0.4], bank: 'sampling' },
  { between: ['H30108', 'H30129'], hoursAgo: 4, right: [0.9, 0.6], bank: 'safety' },
  { between: ['H30115', 'H30136'], hoursAgo: 3, right: [0.7, 0.4], bank: null },
  { between: ['H30143', 'H30101'], hoursAgo: 100, right: [0.5, 0.9], bank: 'measuring' },
  { between: ['H30150', 'H30157'], hoursAgo: 120, right: [0.8, 0.7], bank: 'inspection' },
  {
    between: ['H30115', 'H20381'],
    hoursAgo: 20,
    right: [0.7, null],
    bank: 'inspection',
    words: '巡检五个触发点，输的人周五讲班前会。',
  },
  { between: ['H30164', 'H20381'], hoursAgo: 2, right: [0.6, null], bank: null, anonymous: true },
  { between: ['H30171', null], hoursAgo: 1, right: [0.6, null], bank: 'safety' },
];

const larkfield: readonly SeedBattle[] = [
  { between: ['L2101', 'L1042'], hoursAgo: 4, right: [0.6, 0.8], bank: 'food' },
  { between: ['L1042', 'L2104'], hoursAgo: 27, right: [0.6, 0.8], bank: 'service' },
  { between: ['L2104', 'L2107'], hoursAgo: 5, right: [0.9, 0.5], bank: 'food' },
  { between: ['L2110', 'L2113'], hoursAgo: 6, right: [0.7, 0.5], bank: null },
  { between: ['L2107', 'L1042'], hoursAgo: 8, right: [0.7, null], bank: 'stock' },
  { between: ['L2116', null], hoursAgo: 1, right: [0.6, null], bank: 'food' },
];

/** Battles of the demo enterprises. */
export const seedBattles: Readonly<Record<number, readonly SeedBattle[]>> = { 1001: hengchuan, 1002: larkfield };
