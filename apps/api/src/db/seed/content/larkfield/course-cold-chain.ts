import { course } from '../text.ts';
import { dockToShelf } from './cold-chain/dock-to-shelf.ts';
import { whenItFails } from './cold-chain/when-it-fails.ts';
import { whyCold } from './cold-chain/why-cold.ts';

/** Cold chain from dock to shelf. */
export const coldChainCourse = course({
  id: 201,
  category: 'FF0101',
  title: ['冷链：从月台到货架', 'Cold chain from dock to shelf'],
  intro: [
    '给收货、冷库和生鲜岗位的同事，也适合值班经理。跟着一车冷食从月台走到货架，看清每一站的温度和时间限度。学完能独立收货、正确测温，并在冷柜报警后的半小时里做对决定。',
    'For colleagues in receiving, the cold room and fresh food, and for duty managers. Follow a chilled load from the dock to the shelf and learn the limit of each station. Afterwards you can receive a load on your own, take a reading that counts, and decide well in the half hour after a cabinet alarm.',
  ],
  outcomes: [
    ['说出四个温度带和它们的界限', 'Name the four temperature zones and their limits'],
    ['用探针测出算数的温度', 'Take a probe reading that counts'],
    ['按读数决定收货或拒收', 'Accept or refuse a delivery by its reading'],
    ['在限时内卸货、入库、上架', 'Unload, store and fill within the limits'],
    ['处理冷柜故障并留下记录', 'Handle a cabinet fault and log it'],
  ],
  lecturer: 'okafor',
  required: true,
  dueInDays: 27,
  credits: 1.5,
  pointsPerChapter: 10,
  fee: 'free',
  learners: 6384,
  rating: 49,
  ratings: 1207,
  praises: 864,
  publishedDaysAgo: 74,
  antiSkip: true,
  sequential: true,
  chapters: [whyCold, dockToShelf, whenItFails],
});
