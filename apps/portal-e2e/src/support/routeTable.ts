import { allScreens } from '@banyan/contracts/all';

/** Path patterns of every screen; `*` is the one of unknown paths. */
export const screenPaths = (): readonly string[] => [...allScreens.map(({ screen }) => screen.path), '*'];
