/** Words of this domain's entries in navigations of other screens. */
const zh = {
  tasks: '全部',
  taskCourses: '课程',
  taskExams: '考试与问卷',
  taskTrainings: '培训与作业',
  taskActivities: '活动',
  studyCalendar: '学习日历',
  homework: '我的作业',
  myTrain: '我的培训',
  activities: '我的活动',
  certificates: '我的证书',
  desk: '作业',
  certificateDesk: '证书',
} as const;

export default zh;
