import { apiOf } from '@banyan/core-screen';
import { detailCalls } from './api/detailCalls.ts';
import { courseDomain } from './course.domain.ts';
import type { CourseDesk, CourseEnvironment } from './course.environment.ts';
import { CourseStore } from './course/CourseStore.ts';
import { makePlayer } from './player/makePlayer.ts';
import type { PlayerStore } from './player/PlayerStore.ts';

function createDesk(environment: CourseEnvironment): CourseDesk {
  return {
    course: new CourseStore(apiOf(environment.http, detailCalls)),
    player: makePlayer(environment),
  };
}

/**
 * Stores of the open course and its player, created by the first screen that needs them: the catalogue needs no player.
 * Read them inside an `observer`.
 */
export function useCourseDesk(): CourseDesk {
  const environment = courseDomain.useEnvironment();
  return (environment.desk ??= createDesk(environment));
}

/** The player of the open course. Read it inside an `observer`. */
export function usePlayer(): PlayerStore {
  return useCourseDesk().player;
}
