/** Texts of the list of exports. */
export const exports = {
  sentence: 'Only you see the files that you exported; they are removed after 14 days.',
  label: 'Exports',
  column: { file: 'File', list: 'List', rows: 'Rows', state: 'State', at: 'Exported', until: 'Kept until' },
  list: {
    people: 'People',
    groups: 'Groups',
    departments: 'Departments',
    requests: 'Sign-up requests',
    audit: 'Audit log',
    visitors: 'Visitors',
    purchases: 'Purchases',
    courses: 'Courses',
    exams: 'Exams',
    questions: 'Questions',
    coursePeople: 'People of a course',
    examPeople: 'People of an exam',
  },
  state: { waiting: 'Being written', done: 'Ready', failed: 'Not written, a right is gone' },
  none: 'Nothing exported yet',
  noneText: 'Press “Export” in the head of any list; the file comes here.',
} as const;
