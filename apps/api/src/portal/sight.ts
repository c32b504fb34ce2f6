import { type Call, type CallOutput } from '@banyan/contracts';
import { homeStructure, myStudyInfo, portalComponents, portalScreens } from '@banyan/contracts/account';
import { courseDetail, courseList, courseScreens, homeList } from '@banyan/contracts/course';

/** The known content of a screen before the program runs: its prominent words, in the places they will have. */
export type Sight =
  | { readonly kind: 'login'; readonly slogan: string; readonly detail: string }
  | {
      readonly kind: 'home';
      /** A sentence above all, empty for none. */
      readonly notice: string;
      /** Null for a learner, whom the program greets by the time of day. */
      readonly heading: string | null;
      /** Title of the course to continue with, null when there is none or its module is not the first. */
      readonly hero: string | null;
      readonly rows: readonly { readonly title: string; readonly courses: readonly string[] }[];
    }
  | { readonly kind: 'courses'; readonly titles: readonly string[] }
  | {
      readonly kind: 'course';
      readonly title: string;
      readonly introduction: string;
      /** Lines of its catalogue: chapters, and the names of their sections. */
      readonly catalogue: readonly string[];
    }
  | { readonly kind: 'plain' };

/** The answers that a page carries, in the order they were asked. */
export type Answered = readonly { readonly call: Call; readonly answer: unknown }[];

interface Shown {
  /** Path pattern of the screen that will be shown. */
  readonly pattern: string;
  readonly loggedIn: boolean;
  readonly slogan: string;
  readonly sloganDetail: string;
  readonly answered: Answered;
}

/** Rows of the home page, and cards in one of them, that a window shows before scrolling. */
const rowsInView = 2;
const cardsInRow = 5;
/** Cards of the catalogue that a window shows: three rows of four. */
const cardsInView = 12;
/** Lines of a course's catalogue beside the picture. */
const linesInView = 12;

/** The part of a screen that can be shown at once. */
export function sightOf({ pattern, loggedIn, slogan, sloganDetail, answered }: Shown): Sight {
  const answerOf = <C extends Call>(call: C) =>
    answered.find((one) => one.call === call)?.answer as CallOutput<C> | undefined;
  if (pattern === portalScreens.login.path) return { kind: 'login', slogan, detail: sloganDetail };
  if (pattern === portalScreens.home.path) {
    const lists = answered
      .filter(({ call }) => call === homeList)
      .map((one) => one.answer as CallOutput<typeof homeList>);
    const modules = answerOf(homeStructure)?.modules ?? [];
    const withCourses = modules.filter(({ kind }) => !['continue', 'zones'].includes(kind));
    const study = answerOf(myStudyInfo)?.continue;
    const [first] = modules;
    return {
      kind: 'home',
      notice: answerOf(portalComponents)?.notice ?? '',
      heading: loggedIn ? null : slogan,
      hero: study && first?.kind === 'continue' ? study.course.title : null,
      rows: withCourses.slice(0, rowsInView).map(({ title }, at) => ({
        title,
        courses: (lists[at]?.items ?? []).slice(0, cardsInRow).map((course) => course.title),
      })),
    };
  }
  const list = pattern === courseScreens.catalogue.path ? answerOf(courseList) : undefined;
  if (list) return { kind: 'courses', titles: list.items.slice(0, cardsInView).map(({ title }) => title) };
  const detail = answerOf(courseDetail);
  // A learner's page opens with the transcript instead of the introduction.
  if (detail) {
    const introduction = loggedIn ? '' : detail.introduction;
    return { kind: 'course', title: detail.course.title, introduction, catalogue: catalogueOf(detail) };
  }
  return { kind: 'plain' };
}

function catalogueOf({ chapters }: CallOutput<typeof courseDetail>): string[] {
  return chapters
    .flatMap(({ section, title }, at) =>
      section === '' || section === chapters[at - 1]?.section ? [title] : [section, title],
    )
    .slice(0, linesInView);
}
