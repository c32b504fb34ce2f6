// npm run generate -- migration <name>: the database as the schemas say, in one migration of a branch.
import { execFileSync } from 'node:child_process';
import { afterwards, migration } from '../lib/afterwards.mjs';

const folder = 'apps/api/src/db/migrations';
const journal = `${folder}/meta/_journal.json`;

/** Whether a file has landed on the main branch. */
function hasLanded(root, path) {
  try {
    execFileSync('git', ['cat-file', '-e', `main:${path}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes back the migrations of this name that have not landed, then writes one anew.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string }} options
 */
export default function migrationGenerator(tree, { name }) {
  const { entries, ...rest } = JSON.parse(tree.read(journal, 'utf8'));
  const own = tree
    .children(folder)
    .filter((file) => file.endsWith(`_${name}.sql`) && !hasLanded(tree.root, `${folder}/${file}`))
    .map((file) => file.replace(/\.sql$/, ''));
  for (const tag of own) {
    tree.delete(`${folder}/${tag}.sql`);
    // If another branch has landed this number, the snapshot is that of the other one.
    if (entries.some((entry) => entry.tag === tag)) tree.delete(`${folder}/meta/${tag.slice(0, 4)}_snapshot.json`);
  }
  const landed = entries.filter(({ tag }) => !own.includes(tag));
  if (own.length > 0) tree.write(journal, `${JSON.stringify({ ...rest, entries: landed }, null, 2)}\n`);
  return afterwards(tree, migration(name));
}
