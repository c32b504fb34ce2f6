import type { UploadedFile, UploadKind } from '@banyan/contracts';
import { peopleColumns, type ImportDetail, type ImportedRow, type ListedImport } from '@banyan/contracts/organisation';
import { fixtureNow, type FixtureLanguage } from './people.ts';

/** A file that was sent. */
export const makeUpload = ({ name, size }: File, kind: UploadKind): UploadedFile => ({
  ...{ id: 'a'.repeat(22), kind, name, size, type: 'text/csv', sha256: '', url: '' },
});

/** An import in the list of earlier ones. */
export const makeListedImport = (over: Partial<ListedImport> = {}, language: FixtureLanguage = 'zh'): ListedImport => ({
  id: 5,
  kind: 'people',
  file: language === 'zh' ? '旺季新员工.xlsx' : 'Peak season starters.xlsx',
  state: 'done',
  by: language === 'zh' ? '李娜' : 'Nora West',
  at: fixtureNow - 3_600_000,
  rows: 2140,
  written: 2123,
  takeBackUntil: fixtureNow + 22 * 3_600_000,
  ...over,
});

/** An import that waits for its check. */
export const makeImport = (over: Partial<ImportDetail> = {}, language: FixtureLanguage = 'zh'): ImportDetail => ({
  ...makeListedImport({ state: 'checked', written: 0, takeBackUntil: null }, language),
  columns: peopleColumns.map((name) => ({ name, label: '', needed: name === 'account' || name === 'name' })),
  head:
    language === 'zh'
      ? ['工号', '姓名', '部门', '手机', '成本中心']
      : ['Emp ID', 'Full name', 'Store / Dept', 'Mobile', 'Budget'],
  mapping: ['account', 'name', 'department', 'phone', null],
  remembered: true,
  leave: false,
  make: [],
  options: [],
  counts: { new: 1986, changed: 120, moved: 17, leaving: 0, same: 0, fault: 17 },
  causes: [
    { column: 'department', fault: 'unknownDepartment', value: language === 'zh' ? '总装' : 'Fresh Foods', rows: 5 },
    { column: 'phone', fault: 'phone', value: '', rows: 4 },
    { column: 'account', fault: 'shortened', value: '', rows: 3 },
  ],
  notches: [0.1, 0.18, 0.19, 0.24, 0.4, 0.65, 0.91],
  share: 1,
  kept: 0,
  stayed: 0,
  withoutPassword: 0,
  trouble: null,
  ...over,
});

/** Rows of an import: with faults, moved, new. */
export function makeImportRows(count: number, language: FixtureLanguage = 'zh'): ImportedRow[] {
  const name = language === 'zh' ? '陈晓' : 'Chloe Dubois';
  const place = language === 'zh' ? '总装' : 'Fresh Foods';
  return Array.from({ length: count }, (_, index): ImportedRow => {
    const isFault = index % 3 === 0;
    const isMoved = index % 3 === 1;
    return {
      line: index + 2,
      cells: [
        `L${7311 + index}`,
        name,
        isFault ? place : language === 'zh' ? '质量部' : 'Quality',
        '13805716620',
        'CC-1',
      ],
      mended: [],
      outcome: isFault ? 'fault' : isMoved ? 'moved' : 'new',
      state: 'waiting',
      faults: isFault ? [{ column: 'department', fault: 'unknownDepartment', about: '' }] : [],
      changes: isMoved
        ? [{ field: 'department', before: language === 'zh' ? '总装车间' : 'Camden', after: '质量部' }]
        : [],
    };
  });
}
