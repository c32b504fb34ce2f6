import { v } from '@banyan/contracts';
import { genders, lecturerLimits } from '@banyan/contracts/teaching';

const { cities, city, expertise, introduction, label, labels } = lecturerLimits;
const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(most, 'long'));
const some = (count: number, most: number, long: string) =>
  v.pipe(
    v.array(v.string()),
    v.minLength(1, 'required'),
    v.maxLength(count, 'many'),
    v.check((words) => words.every((word) => [...word].length <= most), long),
  );

/** Rules of the application form; messages are keys of `apply.rule`. */
export const applyRules = v.object({
  gender: v.picklist(genders),
  expertise: line(expertise),
  labels: some(labels, label, 'labelLong'),
  cities: some(cities, city, 'cityLong'),
  introduction: line(introduction),
});
export type ApplyValues = v.InferOutput<typeof applyRules>;
