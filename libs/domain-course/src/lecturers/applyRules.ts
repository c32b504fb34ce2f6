import { genders, lecturerLimits, z } from '@banyan/contracts';

const { cities, city, expertise, introduction, label, labels } = lecturerLimits;
const line = (most: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, 'long'));
const some = (count: number, most: number, long: string) =>
  z.array(z.string()).check(
    z.minLength(1, 'required'),
    z.maxLength(count, 'many'),
    z.refine((words) => words.every((word) => [...word].length <= most), long),
  );

/** What is typed into the application; messages are keys of `apply.rule` [LE-02]. */
export const applyRules = z.object({
  gender: z.enum(genders),
  expertise: line(expertise),
  labels: some(labels, label, 'labelLong'),
  cities: some(cities, city, 'cityLong'),
  introduction: line(introduction),
});
export type ApplyValues = z.output<typeof applyRules>;
