import { collectionList } from '../collection.ts';
import { categoryTree, courseList, homeList } from '../course.ts';
import { ask, type FirstCalls } from '../first.ts';
import { courseDetail, relatedCourses, studyList } from '../study.ts';
import type { courseScreens } from './course.ts';
import { catalogueInput, catalogueQuery, isCategoryId, recordInput, recordQuery } from './course.query.ts';

/** Id of a row in a path; null where the path names none. */
const idOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** First calls of the course domain's screens. */
export const courseFirst: FirstCalls<typeof courseScreens> = {
  catalogue({ search }) {
    const query = catalogueQuery.read(search);
    const tree = ask(categoryTree, {});
    if (query.moduleId !== null) return [tree, ask(homeList, { module: query.moduleId })];
    return isCategoryId(query.category) ? [tree, ask(courseList, catalogueInput(query))] : [tree];
  },
  detail({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(courseDetail, { id }), ask(relatedCourses, { id })];
  },
  refused: () => [],
  study: () => [
    ask(studyList, { state: 'learning', cursor: '', size: 5 }),
    ask(courseList, { ...catalogueInput({ ...catalogueQuery.initial, sort: 'learners' }), size: 8 }),
  ],
  collection: () => [ask(collectionList, {})],
  record: ({ search }) => [ask(studyList, recordInput(recordQuery.read(search)))],
};
