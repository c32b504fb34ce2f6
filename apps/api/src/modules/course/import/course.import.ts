import type { ImportKind } from '../../../import/kind.ts';
import { importCourse } from './importCourse.ts';
import { openSource } from './source.ts';

/** `npm run import -- course folder --eid 1001`. */
export const courseImport: ImportKind = {
  name: 'course',
  usage: `course folder-or-zip --eid 1001
      Adds a course: course.yaml, and beside it its films with subtitles, documents, texts, pictures and SCORM packages.`,
  async run(ports, { dryRun, eid, path }) {
    const source = await openSource(path);
    try {
      const { chapters, id, notes, replaced, seconds, title } = await importCourse(ports, { eid, source, dryRun });
      const minutes = Math.max(1, Math.round(seconds / 60));
      const said = `Course ${id}: ${title} (${chapters} chapters, ${minutes} min)${replaced ? ', in place of the former one' : ''}.`;
      return [said, ...notes].join('\n');
    } finally {
      await source.close();
    }
  },
};
