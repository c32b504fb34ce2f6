import { apply, bookings, lecturers, office } from './sections/lecturers.zh.ts';
import { micro } from './sections/micro.zh.ts';
import { manageLecturers } from './sections/manageLecturers.zh.ts';

/** Texts of this domain; the other languages are checked against this set. */
const zh = {
  title: {
    lecturers: '讲师',
    lecturerSearch: '搜讲师',
    lecturer: '讲师主页',
    bookings: '我的预约',
    office: '讲师工作台',
    apply: '申请成为讲师',
    upload: '上传微课',
    micros: '我的微课',
    manageLecturers: '讲师管理',
  },
  lecturers,
  bookings,
  office,
  apply,
  micro,
  loading: '正在读取',
  retry: '重试',
  manageLecturers,
} as const;

export default zh;
