import { expect, it } from 'vitest';
import { makeDepartments } from '../../testing/people.ts';
import { changeWords, type ChangeWords } from './changeWords.ts';

const words: ChangeWords = {
  departments: makeDepartments(),
  departmentName: ({ name }) => name.zh_cn,
  typeName: (type) => `type ${type}`,
  rightName: (right) => `right ${right}`,
  audience: (audience) => (audience === null ? '所有人' : `部门 ${audience.departments.join()}`),
  list: (all) => all.join('、'),
  yes: '是',
  no: '否',
  nothing: '（空）',
};

it.each([
  ['post', '质检员', '质检员'],
  ['post', '1234', '1234'],
  ['department', '2', '质量部'],
  ['further', '[2,4]', '质量部、总装车间'],
  ['further', '[]', '（空）'],
  ['type', '5', 'type 5'],
  ['locked', 'true', '是'],
  ['name', '{"zh_cn":"质量部","en":"Quality"}', '质量部'],
  ['tags', '["班组长","新人"]', '班组长、新人'],
  ['department', '99', '99'],
  ['departments', '[2]', '质量部'],
  ['permissions', '["people.see","people.edit"]', 'right people.see、right people.edit'],
  ['reach', 'departments', 'right departments'],
  ['audience', 'everyone', '所有人'],
  ['audience', '{"departments":[2,4]}', '部门 2,4'],
])('words a changed %s of the audit log: %s [AC-10]', (field, text, shown) => {
  expect(changeWords(field, text, words)).toBe(shown);
});

it('has no words for a value that is not on record [AC-10]', () => {
  expect(changeWords('phone', null, words)).toBeNull();
});
