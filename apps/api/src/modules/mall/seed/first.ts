import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedProduct } from './types.ts';

/** What the demo enterprises recommend first. */
export const firstProducts: readonly SeedProduct[] = [
  {
    name: t('数显卡尺 0–150 mm', 'Digital calliper, 0–150 mm'),
    about: t('分辨率 0.01 mm，IP54，含校准证书。', 'Resolution 0.01 mm, IP54, with a calibration certificate.'),
    ...{ category: 'tool', art: 'caliper', pigment: 'indigo' },
    ...{ points: 1200, stock: 14, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('保温杯 500 ml，刻工号', 'Insulated bottle, 500 ml, engraved'),
    about: t(
      '316 不锈钢，杯底刻工号，早上灌的茶到下班还温。',
      '316 stainless steel with your staff number engraved. Tea stays warm until the end of the shift.',
    ),
    ...{ category: 'life', art: 'bottle', pigment: 'malachite' },
    ...{ points: 680, stock: 63, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('降噪耳罩 SNR 33 dB', 'Ear defenders, SNR 33 dB'),
    about: t('头带可调，戴安全帽也能用。', 'Adjustable band, fits under a helmet.'),
    ...{ category: 'safety', art: 'muffs', pigment: 'gamboge' },
    ...{ points: 900, stock: 20, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('工具手提包', 'Tool bag'),
    about: t('加厚帆布，二十个分格，底部防水。', 'Heavy canvas, twenty pockets, waterproof base.'),
    ...{ category: 'tool', art: 'bag', pigment: 'slate' },
    ...{ points: 1500, stock: 8, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('《现场改善》第二版', 'Gemba Kaizen, second edition'),
    about: t('今井正明著，车间带班常用的一本。', 'Masaaki Imai’s classic on improving work where it happens.'),
    ...{ category: 'book', art: 'book', pigment: 'violet' },
    ...{ points: 320, stock: 41, perPerson: 1, deliveries: ['pickup'] },
  },
  {
    name: t('抗风长柄伞', 'Storm umbrella'),
    about: t('八根玻纤伞骨，双人也够。', 'Eight fibreglass ribs, wide enough for two.'),
    ...{ category: 'life', art: 'umbrella', pigment: 'azurite' },
    ...{ points: 450, stock: 27, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('检验台灯 5000 K', 'Inspection lamp, 5000 K'),
    about: t('显色指数 95，三节臂，夹在台边。', 'Colour rendering 95, three joints, clamps to the bench.'),
    ...{ category: 'tool', art: 'lamp', pigment: 'ochre' },
    ...{ points: 2600, stock: 5, perPerson: 1, deliveries: ['mail'] },
  },
  {
    name: t('夜校直播优先席', 'Front seat at the evening class'),
    about: t('下一场夜校直播的前排提问席，换到就有。', 'A front seat, with questions, at the next live evening class.'),
    ...{ category: 'virtual', art: 'ticket', pigment: 'willow' },
    ...{ points: 60, stock: null, perPerson: 3, deliveries: ['virtual'] },
  },
  {
    name: t('陶瓷马克杯', 'Stoneware mug'),
    about: t('350 ml，微波炉、洗碗机都行。', '350 ml, safe in microwave and dishwasher.'),
    ...{ category: 'life', art: 'mug', pigment: 'lotus' },
    ...{ points: 280, stock: 55, perPerson: 4, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('自锁卷尺 5 m', 'Self-locking tape measure, 5 m'),
    about: t('一拉就锁，尺面双面刻度。', 'Locks by itself, printed on both sides.'),
    ...{ category: 'tool', art: 'tape', pigment: 'gamboge' },
    ...{ points: 360, stock: 32, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('头灯 300 lm', 'Head torch, 300 lm'),
    about: t('充电式，三档亮度，检修时腾出两只手。', 'Rechargeable, three levels, both hands free.'),
    ...{ category: 'safety', art: 'torch', pigment: 'slate' },
    ...{ points: 520, stock: 24, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('防割手套 5 级', 'Cut-resistant gloves, level 5'),
    about: t('贴手不闷，触屏可用，一包三双。', 'Close-fitting, work on touch screens, three pairs.'),
    ...{ category: 'safety', art: 'gloves', pigment: 'indigo' },
    ...{ points: 240, stock: 80, perPerson: 3, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('点阵笔记本 A5', 'Dotted notebook, A5'),
    about: t('100 克纸，180 度摊平。', '100 g paper, lies flat.'),
    ...{ category: 'book', art: 'notebook', pigment: 'ochre' },
    ...{ points: 160, stock: 120, perPerson: 5, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('桌面绿萝', 'Pothos for your desk'),
    about: t('带自吸水盆，半个月浇一次。', 'In a self-watering pot: water it twice a month.'),
    ...{ category: 'life', art: 'plant', pigment: 'willow' },
    ...{ points: 220, stock: 18, perPerson: 1, deliveries: ['pickup'] },
  },
  {
    name: t('学习耳机', 'Study headset'),
    about: t('带麦克风，线控，直播提问清楚。', 'With microphone, for live classes and calls.'),
    ...{ category: 'tool', art: 'headset', pigment: 'azurite' },
    ...{ points: 780, stock: 16, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('金属签字笔', 'Metal rollerball pen'),
    about: t('黄铜笔身，送两支替芯。', 'Brass body, two refills included.'),
    ...{ category: 'life', art: 'pen', pigment: 'gamboge' },
    ...{ points: 300, stock: 44, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
];
