// Files as `npm run format` would leave them.
import { formatted } from '../../../lib/format.mjs';

/** @param {import('@nx/devkit').Tree} tree */
export async function formatChanges(tree) {
  for (const { path, type } of tree.listChanges()) {
    if (type !== 'DELETE') tree.write(path, await formatted(path, tree.read(path, 'utf8')));
  }
}
