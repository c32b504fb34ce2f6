import {
  manageCategories,
  manageCategory,
  mergeCategory,
  moveCategory,
  removeCategory,
  saveCategory,
  type ManagedCategory,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

/** Categories in the console. */
export const makeCategories = (): ManagedCategory[] =>
  (
    [
      [1, 0, '质量管理', 'Quality', 'quality', 12],
      [2, 1, '检验与抽样', 'Inspection', 'quality', 7],
      [3, 2, '首件检验', 'First article', 'quality', 3],
      [4, 0, '安全与环保', 'Safety', 'safety', 5],
      [5, 0, '班组长', 'Team leaders', 'lead', 0],
    ] as const
  ).map(([id, parent, zh_cn, en, motif, courses]) => ({
    ...{ id, key: `K${id}`, parent, name: { zh_cn, en }, motif, coverUrl: null, courses, revision: 1 },
  }));

/** Calls of the console about categories; what is changed is kept as on a server. */
export function categoriesAnswers(): FakeAnswer[] {
  let all = makeCategories();
  const tree = () => ({ categories: all, mayEdit: true });
  const below = (id: number): ManagedCategory[] =>
    all.flatMap((one) => (one.parent === id ? [one, ...below(one.id)] : []));
  return [
    answer(manageCategories, tree),
    answer(manageCategory, () => ({
      history: [
        {
          ...{ id: 3, at: fixtureNow - 86_400_000, who: '周敏', act: 'manage/categories/save' },
          changes: [{ field: 'name', before: '质量', after: '质量管理' }],
        },
      ],
    })),
    answer(saveCategory, ({ id, motif, name, parent }) => {
      const added = { id: 99, key: 'K99', parent, name, motif, coverUrl: null, courses: 0, revision: 1 };
      all = id === 0 ? [...all, added] : all.map((one) => (one.id === id ? { ...one, name, motif } : one));
      return tree();
    }),
    answer(moveCategory, ({ id, parent, place }) => {
      const own = new Set([id, ...below(id).map((one) => one.id)]);
      const moved = all.filter((one) => own.has(one.id)).map((one) => (one.id === id ? { ...one, parent } : one));
      const rest = all.filter((one) => !own.has(one.id));
      const before = rest.filter((one) => one.parent === parent)[place];
      all = rest.toSpliced(before === undefined ? rest.length : rest.indexOf(before), 0, ...moved);
      return tree();
    }),
    answer(mergeCategory, ({ id }) => {
      all = all.filter((one) => one.id !== id);
      return tree();
    }),
    answer(removeCategory, ({ id }) => {
      all = all.filter((one) => one.id !== id);
      return tree();
    }),
  ];
}
