/** The way to the practice of a course [CO-10]. */
export const practice = {
  entry: '课程练习',
  questions_other: '{{count}} 道题',
  open: '做到 {{answered}} / {{total}}',
  best: '最好 {{percent}}%',
} as const;
