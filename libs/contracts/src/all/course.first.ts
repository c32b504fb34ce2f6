import { idOf } from '../address.ts';
import { collectionList } from '../course/collection.ts';
import { categoryTree, courseList, homeList } from '../course/course.ts';
import { ask, type FirstCalls } from '../first.ts';
import { isGrade } from '../course/comment.ts';
import { coursePractice } from '../exam/coursePractice.ts';
import { courseDetail, relatedCourses } from '../course/courseDetail.ts';
import { studyList } from '../course/study.ts';
import type { courseScreens } from '../course/screens/course.ts';
import type { courseManageScreens } from '../course/screens/manage.ts';
import { classLibrary, recommendedCourses } from '../course/courseLibrary.ts';
import { downloadList } from '../course/download.ts';
import { packageDetail, packageList } from '../course/coursePackage.ts';
import { creditList } from '../course/credits.ts';
import { myNote } from '../course/note.ts';
import { studyHours } from '../course/studyHours.ts';
import { orderItem, orderList } from '../course/order.ts';
import { visitList } from '../course/visits.ts';
import { shareList } from '../course/share.ts';
import { partnerPage, partnerTypeList } from '../course/partner.ts';
import {
  catalogueInput,
  catalogueQuery,
  isCategoryId,
  recordInput,
  recordQuery,
} from '../course/screens/course.query.ts';
import { libraryQuery } from '../course/screens/courseLibrary.query.ts';
import { ordersQuery, payQuery } from '../course/screens/order.query.ts';
import { creditInput, hoursInput, noteListInput, noteListQuery, yearQuery } from '../course/screens/study.query.ts';

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
    if (id === null) return [];
    return [ask(courseDetail, { id }), ask(relatedCourses, { id }), ask(isGrade, { id }), ask(coursePractice, { id })];
  },
  refused: () => [],
  study: () => [
    ask(studyList, { state: 'learning', cursor: '', size: 4 }),
    ask(courseList, { ...catalogueInput({ ...catalogueQuery.initial, sort: 'learners' }), size: 8 }),
  ],
  collection: () => [ask(collectionList, {})],
  library({ search }) {
    const { category, moduleId, show } = libraryQuery.read(search);
    const tree = ask(categoryTree, {});
    if (moduleId !== null) return [tree, ask(homeList, { module: moduleId })];
    if (!isCategoryId(category)) return [tree];
    const shelves = ask(classLibrary, { category, show });
    return category === '' ? [tree, shelves, ask(recommendedCourses, {})] : [tree, shelves];
  },
  downloads: () => [ask(downloadList, {})],
  packages: () => [ask(packageList, {})],
  package({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(packageDetail, { id })];
  },
  visits: () => [ask(visitList, {})],
  hours: ({ search }) => [ask(studyHours, hoursInput(yearQuery.read(search)))],
  credits: ({ search }) => [ask(creditList, creditInput(yearQuery.read(search)))],
  record: ({ search }) => [ask(studyList, recordInput(recordQuery.read(search)))],
  notes: ({ search }) => [ask(myNote, noteListInput(noteListQuery.read(search)))],
  pay({ search }) {
    const { item, id } = payQuery.read(search);
    return id === 0 ? [] : [ask(orderItem, { item, id })];
  },
  shares: () => [ask(shareList, {})],
  partner({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(partnerPage, { id }), ask(partnerTypeList, {})];
  },
  previewCourse: () => [],
  orders: ({ search }) => [ask(orderList, { tab: ordersQuery.read(search).tab })],
};

/** The console's screens ask by themselves: what they show changes by the minute. */
export const courseManageFirst: FirstCalls<typeof courseManageScreens> = {
  purchases: () => [],
  manageCourses: () => [],
  manageCategories: () => [],
  editCourse: () => [],
  courseStatistics: () => [],
};
