import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedProduct } from './types.ts';

/** What comes last in the order of recommendation. */
export const otherProducts: readonly SeedProduct[] = [
  {
    name: t('高度游标卡尺', 'Height gauge'),
    about: t('0–300 mm，划线测高两用。', '0–300 mm, for measuring and marking out.'),
    ...{ category: 'tool', art: 'caliper', pigment: 'violet' },
    ...{ points: 3200, stock: 2, perPerson: 1, deliveries: ['mail'] },
  },
  {
    name: t('多肉小盆栽', 'Little succulent'),
    about: t('三选一，不用常浇水。', 'One of three kinds; hardly needs water.'),
    ...{ category: 'life', art: 'plant', pigment: 'malachite' },
    ...{ points: 120, stock: 40, perPerson: 2, deliveries: ['pickup'] },
  },
  {
    name: t('效率手册', 'Weekly planner'),
    about: t('一周两页，带复盘栏。', 'A week on two pages, with room to look back.'),
    ...{ category: 'book', art: 'notebook', pigment: 'violet' },
    ...{ points: 180, stock: 65, perPerson: 2, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('工作日志本', 'Shift log'),
    about: t('每班一页，防油封面。', 'A page for each shift, oil-proof cover.'),
    ...{ category: 'book', art: 'notebook', pigment: 'slate' },
    ...{ points: 90, stock: 150, perPerson: 5, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('保温饭盒', 'Insulated lunch box'),
    about: t('三层，汤不洒。', 'Three layers, no spills.'),
    ...{ category: 'life', art: 'mug', pigment: 'malachite' },
    ...{ points: 560, stock: 15, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('蓝牙耳机', 'Wireless earphones'),
    about: t('通话降噪，续航 24 小时。', 'Noise reduction for calls, 24 hours of battery.'),
    ...{ category: 'tool', art: 'headset', pigment: 'indigo' },
    ...{ points: 1800, stock: 4, perPerson: 1, deliveries: ['mail'] },
  },
  {
    name: t('中性笔套装', 'Gel pens'),
    about: t('红蓝黑各五支。', 'Five each of red, blue and black.'),
    ...{ category: 'life', art: 'pen', pigment: 'azurite' },
    ...{ points: 80, stock: 200, perPerson: 5, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('护腰靠垫', 'Lumbar cushion'),
    about: t('记忆棉，外套可拆洗。', 'Memory foam, washable cover.'),
    ...{ category: 'life', art: 'bag', pigment: 'lotus' },
    ...{ points: 620, stock: 0, perPerson: 1, deliveries: ['mail', 'pickup'] },
  },
  {
    name: t('半天培训假', 'Half a day for learning'),
    about: t('经班长同意，用来上一门想上的课。', 'With your supervisor’s consent, for a course of your choice.'),
    ...{ category: 'virtual', art: 'ticket', pigment: 'violet' },
    ...{ points: 1000, stock: 10, perPerson: 1, deliveries: ['virtual'] },
  },
  {
    name: t('线上书店礼券 50 元', 'Online bookshop voucher'),
    about: t('兑换后出示券码，一年内有效。', 'Show the code when you pay; valid for a year.'),
    ...{ category: 'virtual', art: 'ticket', pigment: 'indigo' },
    ...{ points: 500, stock: 30, perPerson: 2, deliveries: ['virtual'] },
  },
];
