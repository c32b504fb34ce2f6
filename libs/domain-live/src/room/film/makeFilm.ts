import type { LiveRoom } from '@banyan/contracts/live';
import { apiOf } from '@banyan/core-screen';
import { filmCalls } from '../../api/liveCalls.ts';
import type { LiveEnvironment } from '../../live.environment.ts';
import { Film } from './Film.ts';
import { mediaScreen } from './mediaScreen.ts';

/** Creates the film of a room, as far as it exists. */
export const makeFilm = (
  { http, live, now, storage }: LiveEnvironment,
  { filmMs, id, state }: Pick<LiveRoom, 'filmMs' | 'id' | 'state'>,
): Film =>
  new Film(id, state === 'live', filmMs, {
    api: apiOf(http, filmCalls),
    storage,
    now,
    screenOf: live.screenOf ?? mediaScreen,
  });
