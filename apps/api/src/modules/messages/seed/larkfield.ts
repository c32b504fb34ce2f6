import { day, hour, type DemoInbox } from './types.ts';

const t = (zh: string, en: string) => ({ zh, en });

/** Inbox of the learner of the retailer. Names that end in `At` are days from now. */
export const larkfieldInbox: DemoInbox = {
  account: 'L1042',
  messages: [
    {
      kind: 'certificateExpiry',
      source: { type: 'certificate', id: '9701' },
      params: {
        title: t('食品安全二级', 'Food Safety, Level 2'),
        expiresAt: 21,
        issuedAt: -709,
        number: t('LF-2024-12-0204', 'LF-2024-12-0204'),
        text: t('线上复训 90 分钟即可续期。', 'A 90-minute refresher online renews it.'),
      },
      minutesAgo: 40,
    },
    {
      kind: 'personal',
      source: { type: 'exam', id: '1201' },
      params: { title: t('食品安全上岗测验', 'Food handler test'), minutes: 45, questions: 33 },
      minutesAgo: 3 * hour,
    },
    {
      kind: 'taskScore',
      source: { type: 'homework', id: '9504' },
      params: {
        title: t('过敏原：给六种产品写标签', 'Allergens: labels for six products'),
        score: 48,
        full: 100,
        from: t('丹尼尔·奥科罗', 'Daniel Okoro'),
        text: t(
          '五种是对的，不对的那一种会伤到人，请改好再交一次。',
          'Five are right. The one that is not could hurt somebody, so please hand it in again.',
        ),
      },
      minutesAgo: day + 18 * hour,
      read: true,
    },
    {
      kind: 'trainingPlan',
      source: { type: 'programme', id: '6503' },
      params: {
        title: t('值班经理训练营：回门店用', 'Duty manager camp: In your store'),
        startsAt: 6,
        text: t('一门课、一份作业、一次参观和一份问卷。', 'A course, a piece of homework, a visit and a survey.'),
      },
      minutesAgo: 3 * day,
    },
    {
      kind: 'marking',
      source: { type: 'examMarked', id: '12091' },
      params: { title: t('食品安全年度考试', 'Food safety, yearly test') },
      minutesAgo: 5 * day + 3 * hour,
      read: true,
    },
    {
      kind: 'admin',
      source: { type: 'notice', id: '1' },
      params: {
        title: t('旺季排班从下周一开始', 'Peak rota starts on Monday'),
        text: t(
          '请在周五前学完旺季准备课程，没有学完的同事暂时不排收银台。',
          'Please finish the peak season course by Friday. Colleagues who have not will not be put on tills.',
        ),
        from: t('诺拉·惠特菲尔德', 'Nora Whitfield'),
      },
      minutesAgo: 6 * hour,
    },
    {
      kind: 'information',
      source: { type: 'course', id: '201' },
      params: {
        title: t('冷链课新增一段：退货车怎么收', 'New in the cold chain course: receiving returns'),
        text: t('三分钟，讲清楚哪些可以回冷库。', 'Three minutes on what may go back into the chiller.'),
      },
      minutesAgo: day,
    },
    {
      kind: 'at',
      source: { type: 'topic', id: '7501' },
      params: {
        title: t('周末的鲜花架怎么摆', 'How do you set the weekend flower stand?'),
        from: t('普丽娅·夏尔马', 'Priya Sharma'),
        text: t(
          '@陈米亚 你们那架到星期天还很新鲜，摆在哪里？',
          '@Mia Chen yours still looks fresh on Sundays. Where does it stand?',
        ),
      },
      minutesAgo: 5.5 * hour,
    },
    {
      kind: 'praise',
      source: { type: 'topic', id: '7502' },
      params: {
        title: t('十分钟盘完一排冷柜', 'A chiller bay counted in ten minutes'),
        from: t('汤姆·布雷肯', 'Tom Bracken'),
        count: 7,
      },
      minutesAgo: 8 * hour,
    },
    {
      kind: 'comment',
      source: { type: 'question', id: '7601' },
      params: {
        title: t('电子价签不刷新怎么办', 'What if shelf labels stop updating?'),
        from: t('诺亚·威廉姆斯', 'Noah Williams'),
        text: t(
          '把那条通道的网关断电再开，等两分钟。它在端架顶上。',
          'Power the gateway for that aisle off and on, then wait two minutes. It sits on top of the end bay.',
        ),
      },
      minutesAgo: 2 * day - hour,
      read: true,
    },
  ],
  conversations: [
    {
      with: 'L1007',
      lines: [
        {
          text: 'Great walk-through of the chiller today. Could you run it for the new starters on Friday?',
          minutesAgo: 95,
        },
        { mine: true, text: 'Happy to. Is 10:00 all right?', minutesAgo: 90 },
        { text: '10:00 is perfect. I’ll bring the probe thermometers.', minutesAgo: 84 },
      ],
    },
  ],
};
