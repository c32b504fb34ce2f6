import type { L10n } from '../../../db/seed/content/types.ts';

/** A colleague beside whom the demo learners are ranked; they never log in. */
export interface Colleague {
  readonly account: string;
  readonly name: L10n;
  readonly department: L10n;
}

const hengchuanNames =
  '宋嘉宁 欧阳静澜 孟凡军 周建国 吴雨桐 郑浩然 冯晓兰 龚国梁 褚思源 卫东升 蒋文静 沈一鸣 韩梅 杨振华 朱丽娜 秦朗 许志强 吕晨曦'.split(
    ' ',
  );
const hengchuanDepartments = ['质量部', '总装车间', '机加车间', '设备部'];
const larkfieldNames: readonly (readonly [zh: string, en: string])[] = [
  ['艾米·陈', 'Amy Chen'],
  ['丹尼尔·奥康纳', 'Daniel O’Connor'],
  ['普丽娅·夏尔马', 'Priya Sharma'],
  ['卢卡斯·施密特', 'Lucas Schmidt'],
  ['索菲亚·罗西', 'Sofia Rossi'],
  ['王子涵', 'Zihan Wang'],
  ['诺亚·威廉姆斯', 'Noah Williams'],
  ['艾琳·加西亚', 'Elena García'],
  ['汤姆·布雷肯', 'Tom Bracken'],
  ['林怡君', 'Yi-Chun Lin'],
  ['马科斯·席尔瓦', 'Marcos Silva'],
  ['汉娜·科瓦尔斯基', 'Hanna Kowalski'],
];
const larkfieldDepartments: readonly L10n[] = [
  { zh: '门店运营', en: 'Store operations' },
  { zh: '生鲜组', en: 'Fresh food' },
  { zh: '客户服务', en: 'Customer service' },
];

/** Colleagues of the demo learners, by enterprise. */
export const colleagues: Readonly<Record<number, readonly Colleague[]>> = {
  1001: hengchuanNames.map((name, index) => ({
    account: `H${30_101 + index * 7}`,
    name: { zh: name },
    department: { zh: hengchuanDepartments[index % hengchuanDepartments.length] ?? '' },
  })),
  1002: larkfieldNames.map(([zh, en], index) => ({
    account: `L${2101 + index * 3}`,
    name: { zh, en },
    department: larkfieldDepartments[index % larkfieldDepartments.length] ?? { zh: '' },
  })),
};
