import type { CallOutput } from '@banyan/contracts';
import type { ClassLibrary, recommendedCourses } from '@banyan/contracts/course';
import { makeCategories, makeCourses } from './fixtures.ts';

type Language = 'zh' | 'en';

/** Shelves of the first categories; `longer` is appended to their names. */
export function makeLibrary(language: Language = 'zh', longer = ''): ClassLibrary {
  const fields = makeCategories(language).categories.filter(({ parent }) => parent === null);
  const shelves = fields.slice(0, 3).map(({ id, motif, name }, index) => ({
    id,
    name: `${name}${longer}`,
    motif,
    count: 12 + index * 9,
    courses: makeCourses(language)
      .slice(0, 4)
      .map((course) => ({ ...course, title: `${course.title}${longer}` })),
  }));
  return { shelves, total: 63 };
}

/** One course for each reason. */
export function makeRecommended(language: Language = 'zh'): CallOutput<typeof recommendedCourses> {
  const titles =
    language === 'zh' ? ['', '质量部', '检验员上岗包', '首件检验'] : ['', 'Quality', 'First month', 'First article'];
  const reasons = ['required', 'department', 'package', 'studied'] as const;
  return {
    items: makeCourses(language)
      .slice(0, 4)
      .map((course, index) => ({ course, reason: reasons[index] ?? 'required', because: titles[index] ?? '' })),
  };
}
