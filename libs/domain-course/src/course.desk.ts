import { apiOf } from '@banyan/core-screen';
import { loadPart } from '@banyan/ui';
import { detailCalls } from './api/detailCalls.ts';
import { courseDomain } from './course.domain.ts';
import type { CourseDesk, CourseEnvironment } from './course.environment.ts';
import { CourseStore } from './course/CourseStore.ts';
import { LatePlayer } from './player/LatePlayer.ts';
import type { PlayerStore } from './player/PlayerStore.ts';

function createDesk(environment: CourseEnvironment): CourseDesk {
  return {
    course: new CourseStore(apiOf(environment.http, detailCalls)),
    player: new LatePlayer({
      session: environment.session,
      bring: async () => {
        const { makePlayer } = await loadPart(() => import('./player/makePlayer.ts'));
        return makePlayer(environment);
      },
    }),
  };
}

/**
 * The open course and its player, made with the first screen that asks for them: the catalogue has no use for a player.
 * Read them inside an `observer`.
 */
export function useCourseDesk(): CourseDesk {
  const environment = courseDomain.useEnvironment();
  return (environment.desk ??= createDesk(environment));
}

/** The player, for what stands where it has come (`PlayerGate`). Read it inside an `observer`. */
export function usePlayer(): PlayerStore {
  const { store } = useCourseDesk().player;
  if (store === null) throw new Error('a part of the player stands where there is none');
  return store;
}
