import { apiOf, type Http } from '@banyan/core-screen';
import type { CourseApi, LoadText } from './courseApi.ts';
import { loadText as loadHere } from './loadText.ts';
import { studyCalls, type StudyApi } from './studyCalls.ts';

/** Calls of the course page and its player. */
export function playerApi(from: {
  readonly http: Http;
  readonly loadText?: LoadText | undefined;
}): StudyApi & Pick<CourseApi, 'subtitles'> {
  return { ...apiOf(from.http, studyCalls), subtitles: from.loadText ?? loadHere };
}
