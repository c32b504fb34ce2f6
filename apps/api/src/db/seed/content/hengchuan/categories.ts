import { text } from '../text.ts';
import type { Motif, SeedCategory } from '../types.ts';

type Leaf = readonly [key: string, name: string];
type Branch = readonly [key: string, name: string, ...leaves: readonly Leaf[]];

function top(key: string, name: string, motif: Motif, ...branches: readonly Branch[]): SeedCategory {
  return {
    key,
    name: text(name),
    motif,
    children: branches.map(([branchKey, branchName, ...leaves]) => ({
      key: branchKey,
      name: text(branchName),
      motif,
      children: leaves.map(([leafKey, leafName]) => ({ key: leafKey, name: text(leafName), motif })),
    })),
  };
}

/** Course categories of the manufacturer: field, subject, topic. */
export const categories: readonly SeedCategory[] = [
  top(
    'QM',
    '质量管理',
    'quality',
    [
      'QM01',
      '检验与抽样',
      ['QM0101', '首件检验'],
      ['QM0102', '抽样检验'],
      ['QM0103', '外观检验'],
      ['QM0104', '来料与出货检验'],
    ],
    ['QM02', '统计过程控制', ['QM0201', '控制图'], ['QM0202', '过程能力']],
    ['QM03', '测量系统分析', ['QM0301', '量具使用与校准'], ['QM0302', 'GR&R 研究']],
    ['QM04', '质量工具与 8D', ['QM0401', '8D 报告'], ['QM0402', 'FMEA 与控制计划']],
    ['QM05', '体系与审核', ['QM0501', 'IATF 16949'], ['QM0502', '内部审核']],
  ),
  top(
    'PE',
    '工艺与设备',
    'equip',
    ['PE01', '数控加工', ['PE0101', '五轴编程'], ['PE0102', '刀具与切削参数']],
    ['PE02', '测量设备', ['PE0201', '三坐标测量机'], ['PE0202', '气动与电子量仪']],
    ['PE03', '设备维护', ['PE0301', '自主保全'], ['PE0302', '主轴与导轨']],
  ),
  top(
    'HS',
    '安全与环保',
    'safety',
    ['HS01', '安全管理', ['HS0101', '双重预防机制'], ['HS0102', '特种设备与车辆']],
    ['HS02', '职业健康', ['HS0201', '个人防护与化学品'], ['HS0202', '噪声与听力']],
    ['HS03', '环境保护', ['HS0301', '危险废物'], ['HS0302', '切削液管理']],
  ),
  top(
    'LM',
    '精益制造',
    'lean',
    ['LM01', '现场改善', ['LM0101', '快速换型'], ['LM0102', '5S 与目视化']],
    ['LM02', '流动与内建质量', ['LM0201', '价值流与节拍'], ['LM0202', '自働化与防错']],
  ),
  top(
    'DA',
    '数字化与自动化',
    'digital',
    ['DA01', '数据分析', ['DA0101', 'OEE 与停机'], ['DA0102', '看板与报表']],
    ['DA02', '机器视觉', ['DA0201', '在线视觉检测'], ['DA0202', '读码与追溯']],
  ),
  top(
    'SC',
    '供应链与采购',
    'supply',
    ['SC01', '供应商质量', ['SC0101', '质量协议'], ['SC0102', '绩效评价']],
    ['SC02', '物流与仓储', ['SC0201', '先进先出'], ['SC0202', '包装与防锈']],
  ),
  top(
    'LD',
    '领导力与管理',
    'lead',
    ['LD01', '班组管理', ['LD0101', '新任班组长'], ['LD0102', '检验班组']],
    ['LD02', '团队与沟通', ['LD0201', '辅导与反馈'], ['LD0202', '跨部门协作']],
  ),
  top(
    'CP',
    '职业素养与合规',
    'comply',
    ['CP01', '合规', ['CP0101', '记录与签字'], ['CP0102', '信息安全与保密']],
    ['CP02', '职业素养', ['CP0201', '书面表达'], ['CP0202', '时间管理']],
  ),
  top(
    'NE',
    '新员工',
    'newbie',
    ['NE01', '上岗第一周', ['NE0101', '检验岗位'], ['NE0102', '机加岗位']],
    ['NE02', '通用基础', ['NE0201', '识图与公差'], ['NE0202', '三级安全教育']],
  ),
];
