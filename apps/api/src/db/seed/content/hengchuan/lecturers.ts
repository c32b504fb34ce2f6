import { text } from '../text.ts';
import type { SeedLecturer } from '../types.ts';

function lecturer(
  key: string,
  zh: string,
  en: string,
  title: string,
  department: string,
  bio: string,
  kind: SeedLecturer['kind'] = 'internal',
): SeedLecturer {
  return { key, name: text([zh, en]), title: text(title), department: text(department), bio: text(bio), kind };
}

/** Lecturers of the manufacturer. */
export const lecturers: readonly SeedLecturer[] = [
  lecturer(
    'chenguodong',
    '陈国栋',
    'Guodong Chen',
    '首席工艺师',
    '工艺研究室',
    '做了二十一年缸体和壳体加工，主持过四条线的工艺定型。讲课只用本厂的数据和废品，听完能直接回机台上试。',
  ),
  lecturer(
    'hejiayi',
    '何佳怡',
    'Jiayi He',
    '质量工程师',
    '质量部',
    '六西格玛黑带，负责抽样、测量系统分析和控制图。每年给检验员做两轮量具 GR&R，手里有三百多组原始数据。',
  ),
  lecturer(
    'wujianping',
    '吴建平',
    'Jianping Wu',
    '计量与设备主管',
    '设备部',
    '管着计量室和三坐标间，一级注册计量师。习惯先问温度、再问装夹，最后才看程序。',
  ),
  lecturer(
    'zhouqiming',
    '周启明',
    'Qiming Zhou',
    '数字化项目经理',
    '数字化中心',
    '把 86 台机床的停机数据接进了看板，也拆掉过三套没人看的看板。主讲数据采集、报表和机器视觉。',
  ),
  lecturer(
    'linxiaolan',
    '林晓岚',
    'Xiaolan Lin',
    '精益推进主管',
    '精益推进办',
    '带队把缸体线换型从 42 分钟降到 17 分钟。主张先拍视频、再动手，不先花钱。',
  ),
  lecturer(
    'wanghaiyan',
    '王海燕',
    'Haiyan Wang',
    '安全主管',
    '安环部',
    '注册安全工程师，负责双重预防机制和特种设备管理。案例全部来自公司近五年的未遂事件。',
  ),
  lecturer(
    'tangwanqing',
    '唐婉清',
    'Wanqing Tang',
    '供应商质量经理',
    '采购部',
    '管理 63 家铸件、标准件和表面处理供应商，做过一百多次现场审核。',
  ),
  lecturer(
    'ouyangxueqing',
    '欧阳雪晴',
    'Xueqing Ouyang',
    '高级工艺工程师',
    '工艺研究室',
    '负责切削参数、刀具寿命和外观标准，公司限度样件库由她建立和维护。',
  ),
  lecturer(
    'zhaomin',
    '赵敏',
    'Min Zhao',
    '培训与合规经理',
    '人力资源部',
    '班组长能力提升营的负责人，已带过两期八十多位班组长；同时负责记录与签字的合规检查。',
  ),
  lecturer(
    'sunlijun',
    '孙立军',
    'Lijun Sun',
    '检验班长',
    '机加二车间',
    '从车工转做检验，当了九年检验班长，带出十四名能独立顶岗的检验员。',
  ),
  lecturer(
    'guwenlan',
    '顾文澜',
    'Wenlan Gu',
    '外聘审核员',
    '外聘讲师',
    'IATF 16949 与 VDA 6.3 审核员，十五年汽车零部件审核经历，每年秋季来公司带内审员班。',
    'external',
  ),
];
