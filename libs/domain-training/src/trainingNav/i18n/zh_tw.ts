// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  tasks: '全部',
  taskCourses: '課程',
  taskExams: '考試與問卷',
  taskTrainings: '培訓與作業',
  taskActivities: '活動',
  studyCalendar: '學習日曆',
  homework: '我的作業',
  myTrain: '我的培訓',
  activities: '我的活動',
  certificates: '我的證書',
  desk: '作業',
};

export default messages;
