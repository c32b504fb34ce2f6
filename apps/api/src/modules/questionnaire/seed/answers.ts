import type { ItemValue } from '@banyan/contracts/exam';

/** Number of colleagues who have answered, and their answers, repeated; an empty one is left out. */
export interface SeedAnswers {
  readonly taken: number;
  readonly answered: Readonly<Record<string, readonly Partial<ItemValue>[]>>;
}

/** Answers to the questionnaires of the demo enterprises, by their Chinese titles. */
export const answers: Readonly<Record<string, SeedAnswers>> = {
  食堂与班车满意度: {
    taken: 18,
    answered: {
      canteen: [{ numbers: [4] }, { numbers: [3] }, { numbers: [5] }, { numbers: [4] }, { numbers: [2] }],
      recommend: [
        { numbers: [7] },
        { numbers: [8] },
        { numbers: [9] },
        { numbers: [6] },
        { numbers: [8] },
        { numbers: [10] },
        { numbers: [3] },
      ],
      order: [
        { numbers: [1, 0, 3, 2] },
        { numbers: [0, 1, 2, 3] },
        { numbers: [1, 3, 0, 2] },
        { numbers: [3, 1, 0, 2] },
        { numbers: [1, 2, 0, 3] },
      ],
      lines: [
        { numbers: [0, 1] },
        { numbers: [0] },
        { numbers: [2] },
        { numbers: [3] },
        { numbers: [1] },
        { numbers: [0, 2] },
      ],
      since: [{ text: '2025-11-10' }, {}, {}],
      words: [
        { text: '二楼面食窗口 12 点半以后就没有了' },
        { text: '2 号线晚班车经常晚 10 分钟' },
        { text: '夜班想要一个热菜' },
      ],
    },
  },
  检验岗位入岗一个月回访: {
    taken: 12,
    answered: {
      feeling: [{ text: '看不懂英文图纸' }, { text: '三坐标排队久' }],
      mentor: [{ numbers: [5] }, { numbers: [4] }, { numbers: [5] }, { numbers: [3] }],
      skills: [{ numbers: [3, 4, 4] }, { numbers: [2, 4, 5] }, { numbers: [4, 5, 3] }],
      next: [{ numbers: [0, 1, 2] }, { numbers: [1, 0, 2] }, { numbers: [0, 2, 1] }],
      shift: [{ numbers: [0] }, { numbers: [1] }, { numbers: [0] }, { numbers: [2] }],
      tools: [{ numbers: [0, 1] }, { numbers: [0, 1, 2] }, { numbers: [0, 1, 2, 3] }],
      workshop: [{ text: '机加二工段' }],
      people: [{ gaps: ['吴建平', '林晓岚'] }],
      joined: [{ text: '2025-10-27' }],
      arrive: [{ text: '07:45' }],
      sex: [{ numbers: [0] }, { numbers: [1] }, { numbers: [0] }, {}],
      age: [{ numbers: [23] }, { numbers: [31] }, { numbers: [28] }, { numbers: [42] }],
      mail: [{ text: 'qc@hengchuan.example' }],
    },
  },
  今年质量月标语投票: {
    taken: 18,
    answered: {
      slogan: [
        { numbers: [0, 2] },
        { numbers: [2] },
        { numbers: [4, 2] },
        { numbers: [3] },
        { numbers: [5, 0] },
        { numbers: [2, 3] },
        { numbers: [1] },
      ],
    },
  },
  上半年培训需求调查: {
    taken: 15,
    answered: {
      topics: [{ numbers: [0, 1] }, { numbers: [1, 3] }, { numbers: [2] }, { numbers: [0, 4] }, { numbers: [1, 2, 3] }],
      form: [{ numbers: [1] }, { numbers: [0] }, { numbers: [1] }, { numbers: [2] }],
    },
  },
  门店休息室与排班意见: {
    taken: 12,
    answered: {
      room: [{ numbers: [4] }, { numbers: [3] }, { numbers: [5] }, { numbers: [2] }, { numbers: [4] }],
      rota: [
        { numbers: [7] },
        { numbers: [5] },
        { numbers: [8] },
        { numbers: [9] },
        { numbers: [4] },
        { numbers: [8] },
      ],
      first: [{ numbers: [2, 1, 0, 3] }, { numbers: [2, 0, 1, 3] }, { numbers: [1, 2, 3, 0] }],
      shifts: [{ numbers: [0] }, { numbers: [0, 1] }, { numbers: [2] }, { numbers: [3] }, { numbers: [1, 2] }],
      words: [{ text: 'The kettle has been broken since October.' }, {}, {}],
    },
  },
  冷链温度记录新表格试用: {
    taken: 6,
    answered: { clear: [{ numbers: [0] }, { numbers: [1] }, { numbers: [0] }], time: [{ text: '21:30' }] },
  },
  年终聚会去哪里: {
    taken: 12,
    answered: {
      place: [
        { numbers: [1] },
        { numbers: [0] },
        { numbers: [1] },
        { numbers: [2] },
        { numbers: [1] },
        { numbers: [0] },
      ],
    },
  },
  夏季工装试穿反馈: {
    taken: 10,
    answered: { fit: [{ numbers: [0] }, { numbers: [0] }, { numbers: [1] }, { numbers: [2] }] },
  },
};
