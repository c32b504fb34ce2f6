import { exportExams, type ManagedExam, type ManagedExamState, type Supervision } from '@banyan/contracts/exam';
import { asc } from 'drizzle-orm';
import { listExport } from '../../../../platform/listExport.ts';
import { exams } from '../../exam.schema.ts';
import { examsWhere, managedExams, statedColumns } from './list.service.ts';

type Words = readonly [zh: string, en: string];

const states: Readonly<Record<ManagedExamState, Words>> = {
  draft: ['草稿', 'Draft'],
  upcoming: ['未开始', 'Upcoming'],
  open: ['进行中', 'Open'],
  makeup: ['补考', 'Make-ups'],
  marking: ['阅卷中', 'Marking'],
  done: ['已结束', 'Done'],
  stopped: ['已中止', 'Stopped'],
  archived: ['已归档', 'Archived'],
};
const kinds: Readonly<Record<ManagedExam['kind'], Words>> = {
  online: ['线上', 'Online'],
  practice: ['练习', 'Practice'],
  offline: ['线下', 'Offline'],
};
const watches: Readonly<Record<Supervision, Words>> = {
  none: ['无', 'None'],
  switches: ['切屏', 'Screen switches'],
  face: ['人脸', 'Face checks'],
  devices: ['设备', 'Devices'],
};

/** The list of exams as a file. */
export const examsExport = listExport({
  name: 'exams',
  call: exportExams,
  async read(around, asked) {
    const { now, scope } = around;
    const where = examsWhere({ ...around, now: () => now }, asked, 'assessment.export');
    const rows = await scope.tx
      .select(statedColumns(now))
      .from(exams)
      .where(scope.only(exams, where))
      .orderBy(asc(exams.id));
    return managedExams(around, rows);
  },
  columns: ({ at, moment }) => [
    { head: ['考试', 'Exam'], cell: ({ title }) => title },
    { head: ['形式', 'Kind'], cell: ({ kind }) => kinds[kind][at] },
    { head: ['状态', 'State'], cell: ({ state }) => states[state][at] },
    { head: ['开放', 'Opens'], cell: ({ opensAt }) => moment(opensAt) },
    { head: ['截止', 'Closes'], cell: ({ closesAt }) => moment(closesAt) },
    { head: ['应考人数', 'Audience'], cell: ({ audience }) => (audience === null ? '' : String(audience)) },
    { head: ['已考人数', 'Sat'], cell: ({ sat }) => String(sat) },
    {
      head: ['通过率', 'Passed'],
      cell: ({ passed }) => (passed === null ? '' : `${Math.round(passed * 100)}%`),
    },
    { head: ['平均分', 'Mean'], cell: ({ mean }) => (mean === null ? '' : String(mean / 100)) },
    { head: ['监考', 'Supervision'], cell: ({ supervision }) => supervision.map((one) => watches[one][at]).join(', ') },
    { head: ['最后修改', 'Changed'], cell: ({ changedAt }) => moment(changedAt) },
  ],
});
