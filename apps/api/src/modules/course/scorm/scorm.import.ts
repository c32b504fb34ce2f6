import { basename } from 'node:path';
import { ConfigError } from '../../../config.ts';
import { refused } from '../../../import/faults.ts';
import type { ImportKind } from '../../../import/kind.ts';
import { bytesOf } from '../../../import/readText.ts';
import { importScorm, NoSuchCourse } from './importScorm.ts';
import { PackageError } from './packageError.ts';

const mostBytes = 1_000_000_000;

function wholeOf(name: string, value: string | undefined): number {
  if (value === undefined || !/^\d{1,15}$/.test(value)) throw new ConfigError(`--${name} needs a whole number`);
  return Number(value);
}

/** `npm run import -- scorm package.zip --eid 1001 --course 195`. */
export const scormImport: ImportKind = {
  name: 'scorm',
  usage: `scorm package.zip --eid 1001 --course 195 [--minutes 1]
      Adds a SCORM 1.2 or 2004 package to a course, as its last chapter. --minutes: the time that the chapter asks for
      besides its parts being completed or passed.`,
  options: ['course', 'minutes'],
  async run(ports, { dryRun, eid, options, path }) {
    const courseId = wholeOf('course', options['course']);
    const minutes = wholeOf('minutes', options['minutes'] ?? '1');
    const zip = await bytesOf(path, mostBytes);
    try {
      const added = await importScorm(ports, { eid, courseId, zip, seconds: minutes * 60, dryRun });
      const said = `Chapter ${added.no} of course ${courseId}: ${added.title} (${added.parts} parts, id ${added.chapterId}).`;
      return [said, ...added.notes].join('\n');
    } catch (error) {
      if (!(error instanceof PackageError || error instanceof NoSuchCourse)) throw error;
      throw refused(basename(path), null, error.message, '');
    }
  },
};
