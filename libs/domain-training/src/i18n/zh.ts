import {
  activities,
  activity,
  cancel,
  entrance,
  evaluation,
  myActivities,
  seats,
  signIn,
} from './sections/activities.zh.ts';
import { desk } from './sections/activityDesk.zh.ts';
import { calendar } from './sections/calendar.zh.ts';
import { certificate, certificateDesk, verify } from './sections/certificates.zh.ts';
import { homework } from './sections/homework.zh.ts';
import { marking } from './sections/marking.zh.ts';
import { map, myTrain, programme, programmes } from './sections/programmes.zh.ts';
import { tasks } from './sections/tasks.zh.ts';

/** This domain's texts; the other sets are checked against this one. */
const zh = {
  /** Titles of the pages. */
  title: {
    programmes: '培训项目',
    programme: '培训详情',
    map: '培训地图',
    stageMap: '地图上的阶段',
    myTrain: '我的培训',
    activities: '活动',
    activity: '活动详情',
    myActivities: '我的活动',
    homework: '作业',
    myHomework: '我的作业',
    myCertificates: '我的证书',
    verify: '证书查验',
    tasks: '任务',
    taskCourses: '课程任务',
    taskExams: '考试与问卷',
    taskTrainings: '培训与作业',
    taskActivities: '活动任务',
    studyCalendar: '学习日历',
  },
  programmes,
  programme,
  map,
  myTrain,
  activities,
  activity,
  cancel,
  entrance,
  evaluation,
  myActivities,
  seats,
  signIn,
  desk,
  homework,
  marking,
  certificate,
  certificateDesk,
  verify,
  tasks,
  calendar,
} as const;

export default zh;
