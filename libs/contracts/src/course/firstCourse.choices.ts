/** Longest texts of a first course, and the reading times to choose from, minutes. */
export const firstCourseLimits = {
  title: 100,
  chapter: 80,
  text: 20_000,
  minutes: ['1', '2', '5', '10', '20'],
} as const;
