import { basename } from 'node:path';
import type { ImportKind } from '../../../import/kind.ts';
import { bytesOf, textOf } from '../../../import/readText.ts';
import { importProgramme, type ProgrammeImportPorts } from './importProgramme.ts';

const mostBytes = 500_000;

/** `npm run import -- training programme.yaml --eid 1001`. */
export const trainingImport = (asks: ProgrammeImportPorts): ImportKind => ({
  name: 'training',
  usage: `training programme.yaml --eid 1001
      Adds a training programme with its stages, tasks and people.`,
  async run(ports, { dryRun, eid, path }) {
    const file = basename(path);
    const text = textOf(await bytesOf(path, mostBytes), file);
    const { id, people, replaced, stages, tasks, title } = await importProgramme(ports, asks, {
      eid,
      file,
      text,
      dryRun,
    });
    return `Programme ${id}: ${title} (${stages} stages, ${tasks} tasks, ${people} people)${replaced ? ', in place of the former one' : ''}.`;
  },
});
