import type { LiveRoom } from '@banyan/contracts/live';
import { apiOf } from '@banyan/core-screen';
import { filmCalls } from '../../api/liveCalls.ts';
import type { LiveEnvironment } from '../../live.environment.ts';
import { FilmStore } from './FilmStore.ts';
import { mediaScreen } from './mediaScreen.ts';

/** Creates the film of a room, as far as it exists. */
export const makeFilm = (
  { http, live, now, storage }: LiveEnvironment,
  { filmMs, id, state }: Pick<LiveRoom, 'filmMs' | 'id' | 'state'>,
): FilmStore =>
  new FilmStore(id, state === 'live', filmMs, {
    api: apiOf(http, filmCalls),
    storage,
    now,
    screenOf: live.screenOf ?? mediaScreen,
  });
