import type { FieldValue, PersonField } from '@banyan/contracts/organisation';

const made = [
  [11, 'choice', '厂区', 'Site'],
  [12, 'text', '成本中心', 'Cost centre'],
  [13, 'number', '级别', 'Grade'],
  [14, 'date', '合同到期', 'Contract until'],
] as const;

/** A field of each kind; the last one is archived. */
export const makeFields = (): PersonField[] =>
  made.map(([id, kind, zh_cn, en]) => ({
    ...{ id, kind, name: { zh_cn, en }, shown: id === 11, archived: id === 14, revision: 1 },
    options:
      kind === 'choice'
        ? [
            { id: 1, name: { zh_cn: '东厂', en: 'East' } },
            { id: 2, name: { zh_cn: '西厂', en: 'West' } },
          ]
        : [],
  }));

/** Values of the nth person. */
export const makeFieldValues = (nth: number): FieldValue[] => [
  { field: 11, value: (nth % 2) + 1 },
  { field: 12, value: `C-${100 + nth}` },
  { field: 13, value: nth + 0.5 },
];
