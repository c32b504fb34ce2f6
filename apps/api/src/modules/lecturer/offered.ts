import type { Localised } from '../../db/localised.ts';

const said = (zh: string, en: string, tw: string): Localised => ({ zh_cn: zh, en, zh_tw: tw });

/** Cities offered beside those of lecturers. */
export const moreCities: readonly Localised[] = [
  said('北京', 'Beijing', '北京'),
  said('上海', 'Shanghai', '上海'),
  said('广州', 'Guangzhou', '廣州'),
  said('深圳', 'Shenzhen', '深圳'),
  said('杭州', 'Hangzhou', '杭州'),
  said('南京', 'Nanjing', '南京'),
  said('成都', 'Chengdu', '成都'),
  said('武汉', 'Wuhan', '武漢'),
  said('西安', 'Xi’an', '西安'),
  said('香港', 'Hong Kong', '香港'),
  said('台北', 'Taipei', '台北'),
  said('新加坡', 'Singapore', '新加坡'),
  said('伦敦', 'London', '倫敦'),
];

/** Labels offered beside those of lecturers. */
export const moreLabels: readonly Localised[] = [
  said('沟通', 'Communication', '溝通'),
  said('带团队', 'Leading teams', '帶團隊'),
  said('新员工', 'New starters', '新進員工'),
  said('安全', 'Safety', '安全'),
  said('数据分析', 'Data analysis', '資料分析'),
  said('项目管理', 'Project management', '專案管理'),
];
