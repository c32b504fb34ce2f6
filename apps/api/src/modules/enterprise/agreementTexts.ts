import type { CallOutput } from '@banyan/contracts';
import type { agreement } from '@banyan/contracts/account';

/** A text of the agreement screen; `%owner%` is replaced by the operator of the portal. */
export interface AgreementText {
  readonly kind: 'terms' | 'privacy';
  readonly title: string;
  readonly sections: CallOutput<typeof agreement>['sections'];
}

export const agreementsZh: readonly AgreementText[] = [
  {
    kind: 'terms',
    title: '用户协议',
    sections: [
      {
        heading: '账号',
        paragraphs: [
          '账号由%owner%发给本人使用，请不要借给别人，也不要用别人的账号学习。',
          '首次登录请换掉初始密码。发现账号被别人用了，请马上联系管理员锁定。',
        ],
      },
      {
        heading: '学习',
        paragraphs: [
          '学习时长和进度以服务器记下的实际观看为准，同一时刻一门课只能在一个窗口里学。',
          '必修课请在要求的日期之前学完；确有困难，请提前和部门培训负责人商量。',
        ],
      },
      {
        heading: '内容',
        paragraphs: [
          '课程、讲义和视频归%owner%或原作者所有，供内部学习使用，请不要录屏、转发或发到公开的地方。',
          '您在平台上写下的内容由您负责，请不要写入公司秘密、他人隐私或违法的内容。',
        ],
      },
      {
        heading: '停用',
        paragraphs: ['离职、违反本协议或服务期结束时，账号会停用。学习记录按公司的档案规定保存。'],
      },
    ],
  },
  {
    kind: 'privacy',
    title: '隐私政策',
    sections: [
      {
        heading: '我们记录什么',
        paragraphs: [
          '您的工号、姓名、部门，登录的时间、浏览器和网络地址，以及您学过的课程、看过的片段和用时。',
          '浏览器里只放两样东西：登录凭据和当天的访问次数。不放广告，也不跟踪您在别处的浏览。',
        ],
      },
      {
        heading: '用来做什么',
        paragraphs: ['让您接着上次的地方学，告诉您漏看了哪一段，统计学时和学分，并让%owner%知道必修课的完成情况。'],
      },
      {
        heading: '谁能看到',
        paragraphs: ['您本人、%owner%的管理员，以及课程讲师能看到的学习人数和完成率。数据不会提供给其他公司。'],
      },
      {
        heading: '您的权利',
        paragraphs: ['您可以查看自己的学习记录，请管理员更正写错的资料，或在离职后要求删除不必保存的数据。'],
      },
    ],
  },
];

export const agreementsEn: readonly AgreementText[] = [
  {
    kind: 'terms',
    title: 'Terms of use',
    sections: [
      {
        heading: 'Your account',
        paragraphs: [
          'Your account is given to you by %owner% and is yours alone. Please do not lend it or study with someone else’s.',
          'Replace the initial password when you first log in. If you think someone else has used your account, ask an administrator to lock it at once.',
        ],
      },
      {
        heading: 'Learning',
        paragraphs: [
          'Time and progress count as the server recorded them while you watched. A course can be studied in one window at a time.',
          'Please finish required courses by their date. If you cannot, talk to whoever organises training in your team beforehand.',
        ],
      },
      {
        heading: 'Content',
        paragraphs: [
          'Courses, handouts and videos belong to %owner% or to their authors and are for learning inside the company. Please do not record, forward or publish them.',
          'You are responsible for what you write here. Leave out company secrets, other people’s personal data and anything unlawful.',
        ],
      },
      {
        heading: 'Closing an account',
        paragraphs: [
          'An account is closed when you leave, when these terms are broken or when the service ends. Learning records are kept as company policy says.',
        ],
      },
    ],
  },
  {
    kind: 'privacy',
    title: 'Privacy notice',
    sections: [
      {
        heading: 'What is recorded',
        paragraphs: [
          'Your staff number, name and department; when you log in, with which browser and network address; which courses you study, what you watched of them and for how long.',
          'Two things are kept in your browser: your login and how often you came today. There is no advertising, and nothing follows you elsewhere.',
        ],
      },
      {
        heading: 'What it is for',
        paragraphs: [
          'To let you go on where you stopped, to show what you skipped, to count hours and credits, and to let %owner% see whether required courses are done.',
        ],
      },
      {
        heading: 'Who can see it',
        paragraphs: [
          'You, the administrators of %owner%, and lecturers as numbers of learners and completions. It is not given to other companies.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can see your own record, ask an administrator to correct what is wrong, and after you leave ask for data that need not be kept to be deleted.',
        ],
      },
    ],
  },
];
