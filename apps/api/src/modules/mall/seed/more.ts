import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedProduct } from './types.ts';

/** More for shelves and desks. */
export const moreProducts: readonly SeedProduct[] = [
  {
    name: t('《质量免费》', 'Quality Is Free'),
    about: t('克劳士比讲零缺陷，读完可以和班组讨论。', 'Philip Crosby on doing it right the first time.'),
    ...{ category: 'book', art: 'book', pigment: 'indigo' },
    ...{ points: 280, stock: 22, perPerson: 1, deliveries: ['pickup'] },
  },
  {
    name: t('《精益思想》', 'Lean Thinking'),
    about: t('从价值流看浪费。', 'Womack and Jones on value and waste.'),
    ...{ category: 'book', art: 'book', pigment: 'malachite' },
    ...{ points: 300, stock: 19, perPerson: 1, deliveries: ['pickup'] },
  },
  {
    name: t('《学会提问》', 'Asking the Right Questions'),
    about: t('带班、开会、写报告都用得上。', 'For meetings, reports and leading a team.'),
    ...{ category: 'book', art: 'book', pigment: 'ochre' },
    ...{ points: 260, stock: 30, perPerson: 1, deliveries: ['pickup'] },
  },
  {
    name: t('导师午餐券', 'Lunch with a mentor'),
    about: t('和你挑的讲师吃一顿饭，聊一小时。', 'An hour over lunch with a lecturer of your choice.'),
    ...{ category: 'virtual', art: 'ticket', pigment: 'lotus' },
    ...{ points: 400, stock: 6, perPerson: 1, deliveries: ['virtual'] },
  },
  {
    name: t('咖啡券', 'Coffee voucher'),
    about: t('食堂咖啡吧，任选一杯。', 'Any drink at the canteen’s coffee bar.'),
    ...{ category: 'virtual', art: 'ticket', pigment: 'ochre' },
    ...{ points: 50, stock: null, perPerson: 5, deliveries: ['virtual'] },
  },
  {
    name: t('延长借书一个月', 'Keep a library book another month'),
    about: t('学习角的书多借三十天。', 'Thirty more days for a book from the reading corner.'),
    ...{ category: 'virtual', art: 'ticket', pigment: 'azurite' },
    ...{ points: 30, stock: null, perPerson: 2, deliveries: ['virtual'] },
  },
  {
    name: t('防护眼镜', 'Safety glasses'),
    about: t('防雾镀层，可套在近视镜外。', 'Anti-fog, fit over your own glasses.'),
    ...{ category: 'safety', art: 'muffs', pigment: 'azurite' },
    ...{ points: 180, stock: 70, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('安全鞋垫', 'Cushioned insoles'),
    about: t('久站不累，可剪裁。', 'For long shifts on your feet; cut to size.'),
    ...{ category: 'safety', art: 'gloves', pigment: 'malachite' },
    ...{ points: 150, stock: 60, perPerson: 3, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('折叠伞', 'Folding umbrella'),
    about: t('230 克，放得进工作服口袋。', '230 g, fits a coat pocket.'),
    ...{ category: 'life', art: 'umbrella', pigment: 'lotus' },
    ...{ points: 320, stock: 35, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('双层玻璃杯', 'Double-walled glass'),
    about: t('不烫手，400 ml。', '400 ml, cool to the touch.'),
    ...{ category: 'life', art: 'bottle', pigment: 'azurite' },
    ...{ points: 350, stock: 28, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('帆布双肩包', 'Canvas backpack'),
    about: t('放得下 15 寸电脑和一套工作服。', 'Room for a 15-inch laptop and a change of clothes.'),
    ...{ category: 'life', art: 'bag', pigment: 'ochre' },
    ...{ points: 1100, stock: 11, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('护眼台灯', 'Desk lamp'),
    about: t('四档亮度，定时熄灯。', 'Four levels and a timer.'),
    ...{ category: 'life', art: 'lamp', pigment: 'gamboge' },
    ...{ points: 1300, stock: 9, perPerson: 1, deliveries: ['mail'] },
  },
  {
    name: t('迷你手电', 'Pocket torch'),
    about: t('钥匙圈大小，120 lm。', 'On your key ring, 120 lm.'),
    ...{ category: 'tool', art: 'torch', pigment: 'gamboge' },
    ...{ points: 200, stock: 50, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('钢直尺套装', 'Steel rule set'),
    about: t('150、300、500 mm 各一把。', '150, 300 and 500 mm.'),
    ...{ category: 'tool', art: 'tape', pigment: 'slate' },
    ...{ points: 260, stock: 26, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
];
