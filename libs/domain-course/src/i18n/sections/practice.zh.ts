/** Link to the practice of a course. */
export const practice = {
  entry: '课程练习',
  questions_other: '{{count}} 道题',
  open: '做到 {{answered}} / {{total}}',
  best: '最好 {{percent}}%',
} as const;
