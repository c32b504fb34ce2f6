import type { WrittenLecturer } from '@banyan/contracts/teaching';

/** A lecturer as written in the console, for tests to change. */
export const anyLecturer: WrittenLecturer = {
  ...{ name: { zh_cn: '名' }, title: { zh_cn: '' }, department: { zh_cn: '' }, bio: { zh_cn: '' } },
  ...{ kind: 'internal', account: 0, labels: [], cities: [], price: 0, photo: '' },
};
