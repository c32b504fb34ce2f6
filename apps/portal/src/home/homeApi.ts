import { type CallOutput } from '@banyan/contracts';
import {
  homeIcons,
  homeStructure,
  myStudyInfo,
  portalComponents,
  type HomeModule,
  type MyStudyInfo,
} from '@banyan/contracts/account';
import { homeList } from '@banyan/contracts/course';
import type { HttpClient } from '@banyan/core-http';

export interface HomeCallOptions {
  readonly signal?: AbortSignal;
}

/** Courses of one module, with the number of further ones. */
export type HomeCourses = CallOutput<typeof homeList>;
/** An entry of the learning zones. */
export type HomeZone = CallOutput<typeof homeIcons>['items'][number];

/** A sentence above everything, and whether there is more to read. */
export interface HomeNotice {
  readonly text: string;
  readonly more: boolean;
}
const noticeOf = ({ notice, noticeMore }: CallOutput<typeof portalComponents>): HomeNotice => ({
  text: notice,
  more: noticeMore === 'Y',
});

/** The calls of the home page; an interface, so that tests of the store pass a fake. */
export interface HomeApi {
  structure(options?: HomeCallOptions): Promise<readonly HomeModule[]>;
  courses(module: number, options?: HomeCallOptions): Promise<HomeCourses>;
  zones(options?: HomeCallOptions): Promise<readonly HomeZone[]>;
  notice(options?: HomeCallOptions): Promise<HomeNotice>;
  study(options?: HomeCallOptions): Promise<MyStudyInfo>;
}

export function createHomeApi(http: Pick<HttpClient, 'call'>): HomeApi {
  return {
    structure: async (options) => (await http.call(homeStructure, {}, options)).modules,
    courses: (module, options) => http.call(homeList, { module }, options),
    zones: async (options) => (await http.call(homeIcons, {}, options)).items,
    notice: async (options) => noticeOf(await http.call(portalComponents, {}, options)),
    study: (options) => http.call(myStudyInfo, {}, options),
  };
}
