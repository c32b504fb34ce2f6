/** An address at which a screen is looked at, at the retailer's, whose portal speaks Chinese and English. */
export interface Sample {
  readonly address: string;
  /** The same screen in other states. */
  readonly also?: readonly string[];
  /** Title of the window, before the enterprise's name. */
  readonly title: { readonly zh: string; readonly en: string };
  /** Looked at by somebody who has not logged in; by a learner unless said. */
  readonly visitor?: true;
  /** Looked at by an administrator. */
  readonly administrator?: true;
  /** It redirects to another screen, whose title it has. */
  readonly leadsOn?: true;
}

/** A sample for each path of the route table: a screen without one fails `screens.spec.ts`. */
export const samples: Readonly<Record<string, Sample>> = {
  '/login': {
    address: '/login',
    also: ['/login?way=code', '/login?way=reset', '/login?way=scan', '/login?way=outsider', '/login?sso=person'],
    title: { zh: '登录', en: 'Log in' },
    visitor: true,
  },
  '/register': { address: '/register', title: { zh: '注册', en: 'Register' }, visitor: true },
  '/invitation': {
    address: '/invitation?ticket=gone',
    title: { zh: '邀请', en: 'Invitation' },
    visitor: true,
  },
  '/transferLogin': { address: '/transferLogin', title: { zh: '正在登录', en: 'Logging in' }, visitor: true },
  '/assistAuthorization': {
    address: '/assistAuthorization',
    title: { zh: '授权协助', en: 'Support access' },
    administrator: true,
  },
  '/scanLogin': { address: '/scanLogin', title: { zh: '确认登录', en: 'Confirm login' } },
  '/loginPc': {
    address: '/loginPc?eid=1002&type=admin',
    also: ['/loginPc'],
    title: { zh: '登录入口', en: 'Login gateway' },
    visitor: true,
  },
  '/switchEnterprise': { address: '/switchEnterprise', title: { zh: '切换企业', en: 'Switch organisation' } },
  '/agreement': { address: '/agreement?kind=terms', title: { zh: '用户协议与隐私政策', en: 'Terms and privacy' } },
  '/prompt': {
    address: '/prompt?errorMsg=3&dataInfo=why',
    also: ['2', '4', '5', '401', '577', '900'].map((code) => `/prompt?errorMsg=${code}&dataInfo=why`),
    title: { zh: '提示', en: 'Notice' },
  },
  '/index': { address: '/index', title: { zh: '首页', en: 'Home' } },
  '/index/study': { address: '/index/study', title: { zh: '在学', en: 'My studies' } },
  '/course': {
    address: '/course',
    also: ['/course?view=list&sort=rating', '/course?keyword=qqqq', '/course?cat=no-such-thing'],
    title: { zh: '课程', en: 'Courses' },
  },
  '/course/:id': {
    address: '/course/201',
    also: [
      '/course/201?tab=introduction',
      '/course/201?tab=notes&side=notes',
      '/course/201?tab=comments',
      '/course/999',
    ],
    title: { zh: '课程学习', en: 'Course' },
  },
  '/course/live/:id': {
    address: '/course/live/8051',
    also: ['/course/live/8053', '/course/live/999999'],
    title: { zh: '直播间', en: 'Live room' },
  },
  '/refused/:id/:name': {
    address: '/refused/201/Cold%20chain',
    title: { zh: '正在别处学习', en: 'Learning elsewhere' },
  },
  '/filepreview': {
    address: '/filepreview?course=295&chapter=29502',
    also: ['/filepreview'],
    title: { zh: '文件预览', en: 'File preview' },
  },
  '/my/index': { address: '/my/index', title: { zh: '我的主页', en: 'My home' } },
  '/my/my-collect': { address: '/my/my-collect', title: { zh: '我的收藏', en: 'Saved courses' } },
  '/my/my-share': { address: '/my/my-share', title: { zh: '我的分享', en: 'My shares' } },
  '/lecturer/lecturerList': {
    address: '/lecturer/lecturerList',
    also: ['/lecturer/lecturerList?kind=external', '/lecturer/lecturerList?label=qqqq'],
    title: { zh: '讲师', en: 'Lecturers' },
  },
  '/lecturer/lecturerList_search': {
    address: '/lecturer/lecturerList_search?keyword=a',
    also: ['/lecturer/lecturerList_search?keyword=qqqq'],
    title: { zh: '搜讲师', en: 'Search lecturers' },
  },
  '/lecturer/lecturerDetail/:id': {
    address: '/lecturer/lecturerDetail/31',
    also: [
      '/lecturer/lecturerDetail/31?tab=comments',
      '/lecturer/lecturerDetail/31?tab=grades',
      '/lecturer/lecturerDetail/999',
      '/lecturer/lecturerDetail/x',
    ],
    title: { zh: '讲师主页', en: 'Lecturer' },
  },
  '/my/my-booking': {
    address: '/my/my-booking',
    also: ['/my/my-booking?state=waiting', '/my/my-booking?state=ended'],
    title: { zh: '我的预约', en: 'My bookings' },
  },
  '/meeting': {
    address: '/meeting',
    also: ['/meeting?tab=past', '/meeting?tab=own'],
    title: { zh: '会议', en: 'Meetings' },
  },
  '/meeting/:id': {
    address: '/meeting/8201',
    also: ['/meeting/8211', '/meeting/8213', '/meeting/8216', '/meeting/999999', '/meeting/x'],
    title: { zh: '会议邀请', en: 'Meeting invitation' },
  },
  '/lecturer/office': {
    address: '/lecturer/office',
    also: ['/lecturer/office?tab=slots', '/lecturer/office?tab=courses'],
    title: { zh: '讲师工作台', en: 'Lecturer desk' },
    administrator: true,
  },
  '/lecturer/apply': { address: '/lecturer/apply', title: { zh: '申请成为讲师', en: 'Become a lecturer' } },
  '/partner/partnerDetail/:id': {
    address: '/partner/partnerDetail/5',
    also: ['/partner/partnerDetail/999', '/partner/partnerDetail/x'],
    title: { zh: '合作伙伴', en: 'Partner' },
  },
  '/editor/personalData': { address: '/editor/personalData', title: { zh: '个人资料', en: 'Personal data' } },
  '/course/classlibrary': {
    address: '/course/classlibrary',
    also: [
      '/course/classlibrary?show=required',
      '/course/classlibrary?cat=no-such-thing',
      '/course/classlibrary?moduleId=1',
    ],
    title: { zh: '课程库', en: 'Course library' },
  },
  '/coursepackage': { address: '/coursepackage', title: { zh: '课程包', en: 'Course packages' } },
  '/coursepackage/detail/:id': {
    address: '/coursepackage/detail/11',
    also: ['/coursepackage/detail/9', '/coursepackage/detail/x'],
    title: { zh: '课程包详情', en: 'Course package' },
  },
  '/coursePay': {
    address: '/coursePay?id=217',
    also: ['/coursePay?type=package&id=12', '/coursePay'],
    title: { zh: '确认付款', en: 'Payment' },
  },
  '/my/order': {
    address: '/my/order',
    also: ['/my/order?state=pay', '/my/order?state=offShelf'],
    title: { zh: '我的订单', en: 'Orders' },
  },
  '/my/browse-history': { address: '/my/browse-history', title: { zh: '浏览历史', en: 'Browsing history' } },
  '/my/my-note': {
    address: '/my/my-note',
    also: ['/my/my-note?state=rejected', '/my/my-note?course=999'],
    title: { zh: '我的笔记', en: 'My notes' },
  },
  '/upLoadCourse': {
    address: '/upLoadCourse',
    also: ['/upLoadCourse?step=content', '/upLoadCourse?id=999999'],
    title: { zh: '上传微课', en: 'Micro-course' },
  },
  '/my/my-upLoadCourse': {
    address: '/my/my-upLoadCourse',
    also: ['/my/my-upLoadCourse?state=rejected', '/my/my-upLoadCourse?state=approved'],
    title: { zh: '我的微课', en: 'My micro-courses' },
  },
  '/my/download-record': { address: '/my/download-record', title: { zh: '下载记录', en: 'Downloads' } },
  '/my/my-duration': {
    address: '/my/my-duration',
    also: ['/my/my-duration?year=2001'],
    title: { zh: '我的学时', en: 'Study hours' },
  },
  '/my/my-credit': {
    address: '/my/my-credit',
    also: ['/my/my-credit?year=2001'],
    title: { zh: '我的学分', en: 'Credits' },
  },
  '/my/face': { address: '/my/face', title: { zh: '人脸识别', en: 'Face recognition' } },
  '/editor/phonenumber': { address: '/editor/phonenumber', title: { zh: '更换手机号', en: 'Change phone number' } },
  '/editor/resetpassword': { address: '/editor/resetpassword', title: { zh: '修改密码', en: 'Change password' } },
  '/my/learn-record': { address: '/my/learn-record', title: { zh: '学习记录', en: 'Learning record' } },
  '/my/my-exam': {
    address: '/my/my-exam',
    also: ['/my/my-exam?tab=missed', '/my/my-exam?keyword=qqqq'],
    title: { zh: '我的考试', en: 'Exams' },
  },
  '/task/exam/excessive/:id': {
    address: '/task/exam/excessive/1202',
    also: ['/task/exam/excessive/1205', '/task/exam/excessive/9'],
    title: { zh: '考试说明', en: 'Before the exam' },
  },
  '/task/exam/questions/:id': { address: '/task/exam/questions/1204', title: { zh: '答题', en: 'Exam' } },
  '/task/exam/result/:id': {
    address: '/task/exam/result/12091',
    also: ['/task/exam/result/12081'],
    title: { zh: '考试结果', en: 'Exam result' },
  },
  '/task/exam/resultDetail/:id': {
    address: '/task/exam/resultDetail/12091',
    also: ['/task/exam/resultDetail/12091?tab=record'],
    title: { zh: '答题详情', en: 'Answers in detail' },
  },
  '/my/my-practice': { address: '/my/my-practice', title: { zh: '我的练习', en: 'Practice' } },
  '/my/my-exercise': {
    address: '/my/my-exercise',
    also: ['/my/my-exercise?sort=times', '/my/my-exercise?filter=tag&key=no-such-thing'],
    title: { zh: '错题本', en: 'My mistakes' },
  },
  '/coursePractice/:id': {
    address: '/coursePractice/214',
    also: [
      '/coursePractice/211',
      '/coursePractice/201',
      '/coursePractice/219',
      '/coursePractice/999',
      '/coursePractice/x',
    ],
    title: { zh: '课程练习', en: 'Course practice' },
  },
  '/pk': { address: '/pk', title: { zh: '对战', en: 'Battles' } },
  '/pk/battle/:id': {
    address: '/pk/battle/2001',
    also: ['/pk/battle/2005', '/pk/battle/9'],
    title: { zh: '对战中', en: 'Battle' },
  },
  '/pk/heroes': { address: '/pk/heroes', also: ['/pk/heroes?span=all'], title: { zh: '英雄榜', en: 'Heroes' } },
  '/questionnaire/questionList': {
    address: '/questionnaire/questionList',
    also: ['/questionnaire/questionList?tab=open', '/questionnaire/questionList?tab=answered'],
    title: { zh: '问卷与投票', en: 'Surveys and votes' },
  },
  '/questionnaire/questionMyList': {
    address: '/questionnaire/questionMyList',
    title: { zh: '我填过的问卷', en: 'My responses' },
  },
  '/questionnaire/questionDetail': {
    address: '/questionnaire/questionDetail?id=700005',
    also: ['/questionnaire/questionDetail?id=700006', '/questionnaire/questionDetail?id=700008&view=results'],
    title: { zh: '填写问卷', en: 'Survey' },
  },
  '/questionnaire/excessive/:id': {
    address: '/questionnaire/excessive/700005',
    title: { zh: '问卷说明', en: 'About this survey' },
  },
  '/questionnaire/forbid': {
    address: '/questionnaire/forbid?id=700008&reason=closed',
    also: ['gone', 'audience', 'early', 'answered'].map((reason) => `/questionnaire/forbid?reason=${reason}`),
    title: { zh: '问卷不能填写', en: 'Survey not available' },
  },
  '/manage': { address: '/manage', title: { zh: '概览', en: 'Overview' }, administrator: true },
  '/manage/review': {
    address: '/manage/review',
    also: ['by=paper', 'tab=appeal', 'tab=report', 'tab=statistics&exam=1208'].map(
      (query) => `/manage/review?${query}`,
    ),
    title: { zh: '批阅', en: 'Review desk' },
    administrator: true,
  },
  '/manage/people/import': {
    address: '/manage/people/import',
    title: { zh: '导入人员', en: 'Import people' },
    administrator: true,
  },
  '/manage/people': { address: '/manage/people', title: { zh: '人员', en: 'People' }, administrator: true },
  '/manage/departments': {
    address: '/manage/departments',
    title: { zh: '部门', en: 'Departments' },
    administrator: true,
  },
  '/manage/roles': { address: '/manage/roles', title: { zh: '角色', en: 'Roles' }, administrator: true },
  '/manage/roles/:person': {
    address: '/manage/roles/20381',
    title: { zh: '一个人的权限', en: 'Rights of a person' },
    administrator: true,
  },
  '/manage/courses': {
    address: '/manage/courses',
    also: ['/manage/courses?state=draft&view=draft'],
    title: { zh: '课程管理', en: 'Manage courses' },
    administrator: true,
  },
  '/manage/courses/categories': {
    address: '/manage/courses/categories',
    title: { zh: '课程分类', en: 'Course categories' },
    administrator: true,
  },
  '/manage/courses/:id': {
    address: '/manage/courses/205',
    title: { zh: '编辑课程', en: 'Edit a course' },
    administrator: true,
  },
  '/manage/exams': {
    address: '/manage/exams',
    also: ['/manage/exams?state=done&view=done'],
    title: { zh: '考试管理', en: 'Manage exams' },
    administrator: true,
  },
  '/manage/exams/:id': {
    address: '/manage/exams/1202',
    title: { zh: '编辑考试', en: 'Edit an exam' },
    administrator: true,
  },
  '/manage/exams/:id/monitor': {
    address: '/manage/exams/1204/monitor',
    title: { zh: '监考', en: 'Watch an exam' },
    administrator: true,
  },
  '/manage/exams/:id/results': {
    address: '/manage/exams/1208/results',
    also: ['/manage/exams/1208/results?stand=absent&view=absent', '/manage/exams/1208/results?tab=questions'],
    title: { zh: '考试成绩', en: 'Results of an exam' },
    administrator: true,
  },
  '/manage/questionnaires': {
    address: '/manage/questionnaires',
    also: ['/manage/questionnaires?state=open&view=open'],
    title: { zh: '问卷管理', en: 'Manage surveys' },
    administrator: true,
  },
  '/manage/questionnaires/:id': {
    address: '/manage/questionnaires/700001',
    title: { zh: '编辑问卷', en: 'Edit a survey' },
    administrator: true,
  },
  '/manage/questionnaires/:id/results': {
    address: '/manage/questionnaires/700002/results',
    title: { zh: '问卷结果', en: 'Results of a survey' },
    administrator: true,
  },
  '/manage/banks': {
    address: '/manage/banks',
    title: { zh: '题库', en: 'Question banks' },
    administrator: true,
  },
  '/manage/banks/:id': {
    address: '/manage/banks/100001',
    also: ['/manage/banks/100001?kind=single&view=single'],
    title: { zh: '题库的试题', en: 'Questions of a bank' },
    administrator: true,
  },
  '/manage/banks/:id/import': {
    address: '/manage/banks/100001/import',
    title: { zh: '导入试题', en: 'Import questions' },
    administrator: true,
  },
  '/manage/courses/:id/statistics': {
    address: '/manage/courses/205/statistics',
    also: ['/manage/courses/205/statistics?tab=people'],
    title: { zh: '课程统计', en: 'Statistics of a course' },
    administrator: true,
  },
  '/manage/courses/:id/preview': {
    address: '/manage/courses/205/preview',
    title: { zh: '预览课程', en: 'Preview of a course' },
    administrator: true,
  },
  '/manage/purchases': {
    address: '/manage/purchases',
    title: { zh: '企业采购', en: 'Purchases' },
    administrator: true,
  },
  '/manage/settings': {
    address: '/manage/settings',
    title: { zh: '入口与域名', en: 'Ways in and hosts' },
    administrator: true,
  },
  '/manage/people/requests': {
    address: '/manage/people/requests',
    also: ['/manage/people/requests?state=answered&view=answered'],
    title: { zh: '访客申请', en: 'Sign-up requests' },
    administrator: true,
  },
  '/manage/people/visitors': {
    address: '/manage/people/visitors',
    title: { zh: '访客', en: 'Visitors' },
    administrator: true,
  },
  '/manage/setup': { address: '/manage/setup', title: { zh: '设置向导', en: 'Setup guide' }, administrator: true },
  '/manage/platform': {
    address: '/manage/platform',
    title: { zh: '企业', en: 'Enterprises' },
    administrator: true,
  },
  '/manage/people/fields': {
    address: '/manage/people/fields',
    title: { zh: '人员字段', en: 'Fields of people' },
    administrator: true,
  },
  '/manage/exports': {
    address: '/manage/exports',
    title: { zh: '我的导出', en: 'My exports' },
    administrator: true,
  },
  '/manage/audiences': {
    address: '/manage/audiences',
    title: { zh: '谁能看', en: 'Who can see what' },
    administrator: true,
  },
  '/manage/groups': { address: '/manage/groups', title: { zh: '组', en: 'Groups' }, administrator: true },
  '/manage/audit': { address: '/manage/audit', title: { zh: '操作日志', en: 'Audit log' }, administrator: true },
  '*': { address: '/nowhere', title: { zh: '没有这个页面', en: 'Page not found' } },
  '/task/homework/:id': {
    address: '/task/homework/9501',
    also: ['9502', '9503', '9504', '9506', '9999'].map((id) => `/task/homework/${id}`),
    title: { zh: '作业', en: 'Homework' },
  },
  '/my/my-homeWork': {
    address: '/my/my-homeWork',
    also: ['/my/my-homeWork?tab=failed'],
    title: { zh: '我的作业', en: 'My homework' },
  },
  '/my/my-certificate': {
    address: '/my/my-certificate',
    also: ['/my/my-certificate?state=revoked'],
    title: { zh: '我的证书', en: 'My certificates' },
  },
  '/verify/:code': {
    address: '/verify/BANYAN0000009701',
    also: ['9703', '9704', '9999'].map((id) => `/verify/BANYAN000000${id}`),
    title: { zh: '证书查验', en: 'Certificate check' },
    visitor: true,
  },
  '/task': { address: '/task', also: ['/task?tab=done'], title: { zh: '任务', en: 'Tasks' } },
  '/task/course': { address: '/task/course', title: { zh: '课程任务', en: 'Courses to take' } },
  '/task/exam': { address: '/task/exam', title: { zh: '考试与问卷', en: 'Exams and surveys' } },
  '/task/tarin': { address: '/task/tarin', title: { zh: '培训与作业', en: 'Training and homework' } },
  '/task/active': { address: '/task/active', title: { zh: '活动任务', en: 'Activities to join' } },
  '/my/studycalendar': {
    address: '/my/studycalendar',
    also: ['/my/studycalendar?view=agenda', '/my/studycalendar?month=2031-05'],
    title: { zh: '学习日历', en: 'Study calendar' },
  },
  '/shopMall': {
    address: '/shopMall',
    also: ['/shopMall?cat=book&sort=cheap', '/shopMall?cat=book&delivery=virtual'],
    title: { zh: '积分商城', en: 'Points mall' },
  },
  '/shopMall/shopDetail/:id': {
    address: '/shopMall/shopDetail/2001',
    also: ['/shopMall/shopDetail/2008', '/shopMall/shopDetail/9'],
    title: { zh: '商品兑换', en: 'Exchange points' },
  },
  '/my/my-integral': {
    address: '/my/my-integral',
    also: ['/my/my-integral?view=exchanges', '/my/my-integral?view=addresses'],
    title: { zh: '我的积分', en: 'My points' },
  },
  '/top': { address: '/top', also: ['/top?by=courses&in=year'], title: { zh: '排行榜', en: 'Rankings' } },
  '/my/medal': { address: '/my/medal', also: ['/my/medal?show=missing'], title: { zh: '勋章', en: 'Medals' } },
  '/index/train': { address: '/index/train', title: { zh: '培训项目', en: 'Programmes' } },
  '/index/activity': {
    address: '/index/activity',
    also: ['/index/activity?tab=ended', '/index/activity?keyword=qqqq'],
    title: { zh: '活动', en: 'Activities' },
  },
  '/task/active-detail/:id': {
    address: '/task/active-detail/8506',
    also: ['8501', '8505', '8509', '9'].map((id) => `/task/active-detail/${id}`),
    title: { zh: '活动详情', en: 'Activity' },
  },
  '/my/my-active': {
    address: '/my/my-active',
    also: ['/my/my-active?tab=past'],
    title: { zh: '我的活动', en: 'My activities' },
  },
  '/training/train-detail/:id': {
    address: '/training/train-detail/6503',
    also: ['/training/train-detail/6501', '/training/train-detail/6504', '/training/train-detail/9'],
    title: { zh: '培训详情', en: 'Programme' },
  },
  '/task/train-map/:id': {
    address: '/task/train-map/6503',
    also: ['/task/train-map/9'],
    title: { zh: '培训地图', en: 'Programme map' },
  },
  '/task/train-map-list/:id/:phaseid': {
    address: '/task/train-map-list/6503/1',
    title: { zh: '地图上的阶段', en: 'Stage on the map' },
  },
  '/my/my-myTrain': {
    address: '/my/my-myTrain',
    also: ['/my/my-myTrain?tab=not_started'],
    title: { zh: '我的培训', en: 'My training' },
  },
  '/main/message/ownMessage': {
    address: '/main/message/ownMessage',
    also: [
      '/main/message/ownMessage?about=summary',
      '/main/message/ownMessage?keyword=qqqq',
      '/main/message/ownMessage?write=Y',
    ],
    title: { zh: '消息', en: 'Messages' },
  },
  '/main/message/ownMessage/:id': {
    address: '/main/message/ownMessage/1',
    title: { zh: '个人消息', en: 'Personal message' },
  },
  '/main/message/trainingPlanning/:id': {
    address: '/main/message/trainingPlanning/1',
    title: { zh: '培训计划', en: 'Training plan' },
  },
  '/main/message/certificateExpiration/:id': {
    address: '/main/message/certificateExpiration/1',
    title: { zh: '证书到期', en: 'Certificate expiry' },
  },
  '/main/message/taskScoreDetails/:task_id/:uid/:train_id': {
    address: '/main/message/taskScoreDetails/1801/1/6001',
    title: { zh: '任务成绩', en: 'Task score' },
  },
  '/main/message/adminMessage': {
    address: '/main/message/adminMessage',
    title: { zh: '管理员消息', en: 'From administrators' },
  },
  '/main/message/adminMessage/:id': {
    address: '/main/message/adminMessage/1',
    title: { zh: '管理员消息详情', en: 'From an administrator' },
  },
  '/main/message/information': { address: '/main/message/information', title: { zh: '资讯', en: 'News' } },
  '/main/message/information/page': {
    address: '/main/message/information/page?id=1',
    title: { zh: '资讯详情', en: 'News item' },
  },
  '/main/message/at': { address: '/main/message/at', title: { zh: '@我的', en: 'Mentions' } },
  '/main/message/praise': { address: '/main/message/praise', title: { zh: '赞', en: 'Likes' } },
  '/main/message/comment': { address: '/main/message/comment', title: { zh: '评论', en: 'Comments' } },
  '/news/community': {
    address: '/news/community',
    also: ['/news/community?sort=hot&cat=82', '/news/community?keyword=qqqq', '/news/community?write=Y'],
    title: { zh: '话题', en: 'Topics' },
  },
  '/news/comminication': {
    address: '/news/comminication',
    also: ['/news/comminication?sort=unanswered', '/news/comminication?write=Y'],
    title: { zh: '问答', en: 'Questions' },
  },
  '/news/community/:id': {
    address: '/news/community/7501',
    also: ['/news/community/7501?sort=new', '/news/community/999999', '/news/community/x'],
    title: { zh: '话题详情', en: 'Topic' },
  },
  '/news/comminication/:id': {
    address: '/news/comminication/7601',
    also: ['/news/comminication/7603', '/news/comminication/999999'],
    title: { zh: '问题详情', en: 'Question' },
  },
  '/my/my-community': {
    address: '/my/my-community',
    also: ['questions', 'answers', 'praised'].map((tab) => `/my/my-community?tab=${tab}`),
    title: { zh: '我的社区', en: 'My community' },
  },
  '/main/message/community/:id': {
    address: '/main/message/community/7501',
    title: { zh: '话题详情', en: 'Topic' },
    leadsOn: true,
  },
  '/main/message/comminication/:id': {
    address: '/main/message/comminication/7601',
    title: { zh: '问题详情', en: 'Question' },
    leadsOn: true,
  },
  '/main/message/summary/:id': { address: '/main/message/summary/1', title: { zh: '周报', en: 'Weekly summary' } },
  '/main/message/markingNotice/:asid/:id': {
    address: '/main/message/markingNotice/12091/1',
    title: { zh: '阅卷通知', en: 'Marking' },
  },
  '/search': {
    address: '/search?q=cold%20chain',
    also: ['/search', '/search?q=cold%20chain&kind=course', '/search?q=qqqqzzz'],
    title: { zh: '搜索', en: 'Search' },
  },
  '/lotteryMall': { address: '/lotteryMall', title: { zh: '抽奖', en: 'Prize draw' } },
  '/editor/privacy': { address: '/editor/privacy', title: { zh: '隐私与数据', en: 'Privacy and data' } },
  '/editor/messageSettings': {
    address: '/editor/messageSettings',
    title: { zh: '消息设置', en: 'Message settings' },
  },
  '/talent/jobMap': { address: '/talent/jobMap', title: { zh: '岗位地图', en: 'Job map' } },
  '/talent/assessmentTasks': { address: '/talent/assessmentTasks', title: { zh: '测评任务', en: 'Assessment tasks' } },
  '/talent/assessmentTasksDetails': {
    address: '/talent/assessmentTasksDetails?id=901',
    title: { zh: '测评任务详情', en: 'Assessment task' },
  },
  '/talent/assessmentToolDetails': {
    address: '/talent/assessmentToolDetails?id=901',
    title: { zh: '测评作答', en: 'Assessment' },
  },
  '/talent/viewEvaluationPdfReport': {
    address: '/talent/viewEvaluationPdfReport?id=902',
    title: { zh: '测评报告', en: 'Assessment report' },
  },
  '/aiSparring/train': { address: '/aiSparring/train', title: { zh: 'AI 陪练', en: 'AI sparring' } },
  '/aiSparring/aiAssess': { address: '/aiSparring/aiAssess', title: { zh: 'AI 考核', en: 'AI assessment' } },
  '/manage/lecturers': {
    address: '/manage/lecturers',
    title: { zh: '讲师管理', en: 'Manage lecturers' },
    administrator: true,
  },
  '/manage/live-rooms': {
    address: '/manage/live-rooms',
    title: { zh: '直播管理', en: 'Manage live rooms' },
    administrator: true,
  },
};
