// Counts the product's screens, calls and requirement ids in test titles against the lists of this folder.
import routes from '../../apps/portal/src/routes/routes.json' with { type: 'json' };
import { allCalls, fileCalls } from '../../libs/contracts/src/all/calls.ts';
import { allScreens } from '../../libs/contracts/src/all/index.ts';
import { communityScreens } from '../../libs/contracts/src/community/index.ts';
import calls from './calls.json' with { type: 'json' };
import requirements from './requirements.json' with { type: 'json' };
import withoutRoute from '../../apps/portal/src/routes/screens-without-a-route.json' with { type: 'json' };
import { titledIds } from './titles.mjs';

/** A line of the ledger. `unlisted`: what is there and in no list. */
const line = (what, wanted, present, unlisted = []) => ({
  what,
  total: wanted.length,
  missing: wanted.filter(({ key }) => !present.has(key)).map(({ name }) => name),
  unlisted,
});

/** Addresses of a frame that several screens share: it shows with the first of them. */
const shells = communityScreens.topics.aliases.filter((path) => path === '/news');

/**
 * Reads routes, contracts and titles as they stand in the source.
 * @param {string} root of the repository
 * @returns {Promise<{ what: string, total: number, missing: string[], unlisted: string[] }[]>}
 */
export async function count(root) {
  const screens = [...routes, ...withoutRoute].filter(({ screen }) => screen !== undefined);
  const ids = titledIds(root);
  return [
    line(
      'screens',
      screens.map(({ path, screen }) => ({ key: path, name: `${path} (${screen})` })),
      new Set([...allScreens.map(({ screen }) => screen.path), ...shells]),
    ),
    line(
      'calls',
      // A call whose path is ours to choose counts once its path is written into the list.
      calls.map(({ method, route, path, what }) => ({
        key: route ?? path,
        name: `${method} ${route ?? path ?? what}`,
      })),
      new Set([...allCalls, ...fileCalls].map(({ name }) => name)),
    ),
    line(
      'requirement ids',
      Object.entries(requirements).map(([id, text]) => ({ key: id, name: `${id} ${text}` })),
      new Set(ids.keys()),
      [...ids].filter(([id]) => !(id in requirements)).map(([id, files]) => `${id} in ${files.join(', ')}`),
    ),
  ];
}
