import { ErrorCode } from '@banyan/contracts';
import {
  materialSubtitles,
  publishDraft,
  readDraft,
  saveDraft,
  saveSubtitles,
  videoAddress,
} from '@banyan/contracts/course';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../testing/fixtures.ts';
import type { Asker } from '../../../testing/world.ts';
import { addRole } from '../../organisation/testing/addRole.ts';
import { lessonLines } from '../lessonLine.schema.ts';
import { inEachEnterprise } from '../testing/inEachEnterprise.ts';
import type { CourseWorld } from '../testing/world.ts';

let world: CourseWorld;
let boss: Asker;
let eid: number;
const open = inEachEnterprise();
beforeEach(async () => {
  ({ boss, eid, world } = await open());
});

const srt =
  '1\r\n00:00:01,000 --> 00:00:03,000\r\n首件 <b>三检</b> & 记录\r\n\r\n2\r\n00:00:04,500 --> 00:00:06,000\r\n“完” 😀\r\n';
/** A published course of two films, with the material of its first chapter. */
async function course() {
  const { chapterIds, id } = await world.addCourse({}, eid);
  const { draft } = await world.ask(readDraft, { id }, boss);
  return { id, chapterId: chapterIds[0] ?? 0, material: draft.chapters[0]?.material ?? 0 };
}
const saidIn = (courseId: number) =>
  world.in(eid, (scope) =>
    scope.tx
      .select({ language: lessonLines.language, second: lessonLines.second, text: lessonLines.text })
      .from(lessonLines)
      .where(scope.only(lessonLines, eq(lessonLines.courseId, courseId)))
      .orderBy(asc(lessonLines.language), asc(lessonLines.second)),
  );

describe('Subtitles in the editor', () => {
  it('are kept beside what a version has, and come to learners and the search when published [CO-04]', async () => {
    const { chapterId, id, material } = await course();
    const kept = await world.ask(saveSubtitles, { id, material, spoken: 'zh', text: srt }, boss);
    expect(kept.id).not.toBe(material);
    const both = { id, material: kept.id, spoken: 'en' as const, text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nDone' };
    expect((await world.ask(saveSubtitles, both, boss)).id).toBe(kept.id);
    const words = await world.ask(materialSubtitles, { id, material: kept.id }, boss);
    expect(words.zh).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n首件 三检 &amp; 记录\n\n00:00:04.500 --> 00:00:06.000\n“完” 😀\n',
    );
    expect(words.en).toContain('Done');
    expect(await saidIn(id)).toEqual([]);
    const { draft, revision } = await world.ask(readDraft, { id }, boss);
    const [first, ...others] = draft.chapters;
    if (first === undefined) throw new Error('a course without chapters');
    const changed = { ...draft, chapters: [{ ...first, material: kept.id }, ...others] };
    const saved = await world.ask(saveDraft, { id, revision, draft: changed }, boss);
    await world.ask(publishDraft, { id, revision: saved.revision }, boss);
    expect(await saidIn(id)).toEqual([
      { language: 'en', second: 1, text: 'Done' },
      { language: 'zh', second: 1, text: '首件 三检 & 记录' },
      { language: 'zh', second: 4.5, text: '“完” 😀' },
    ]);
    const learner = { eid, userId: await world.addLearner('li', '', eid) };
    const { subtitles } = await world.ask(videoAddress, { course_id: id, chapter_id: chapterId }, learner);
    expect(subtitles.map(({ language }) => language)).toEqual(['zh', 'en']);
  });

  it('are taken away by empty words, in one language alone [CO-04]', async () => {
    const { id, material } = await course();
    const { id: own } = await world.ask(saveSubtitles, { id, material, spoken: 'zh', text: srt }, boss);
    await world.ask(saveSubtitles, { id, material: own, spoken: 'en', text: srt }, boss);
    await world.ask(saveSubtitles, { id, material: own, spoken: 'zh', text: ' \n' }, boss);
    const words = await world.ask(materialSubtitles, { id, material: own }, boss);
    expect([words.zh, words.en === '']).toEqual(['', false]);
  });

  it('take numbers of signs as far as there are such signs [CO-04]', async () => {
    const { id, material } = await course();
    const text = '00:00:01,000 --> 00:00:02,000\n&#128512; &#55357; &#xD83D;';
    const kept = await world.ask(saveSubtitles, { id, material, spoken: 'zh', text }, boss);
    const { zh } = await world.ask(materialSubtitles, { id, material: kept.id }, boss);
    expect(zh).toContain('😀 &amp;#55357; &amp;#xD83D;');
  });

  it('that break a rule are refused with it and its line, and those before stay [CO-04]', async () => {
    const { id, material } = await course();
    const { id: own } = await world.ask(saveSubtitles, { id, material, spoken: 'zh', text: srt }, boss);
    const before = await world.ask(materialSubtitles, { id, material: own }, boss);
    const cases = [
      ['nothing at all', 'empty', 1],
      ['\n00:00:xx --> 00:00:03,000\n字', 'times', 2],
      ['00:00:03,000 --> 00:00:01,000\n字', 'backwards', 1],
      ['00:00:03,000 --> 00:00:04,000\n字\n\n00:00:01,000 --> 00:00:02,000\n字', 'order', 4],
      ['00:09:00,000 --> 00:09:01,000\n字', 'late', 1],
      [`00:00:01,000 --> 00:00:02,000\n${'长'.repeat(501)}`, 'long', 1],
    ] as const;
    for (const [text, rule, line] of cases) {
      const refusal = await world.refusal(saveSubtitles, { id, material: own, spoken: 'zh', text }, boss);
      expect([refusal?.code, refusal?.data]).toEqual([ErrorCode.fieldsRefused, { fields: { text: rule }, line }]);
    }
    expect(await world.ask(materialSubtitles, { id, material: own }, boss)).toEqual(before);
  });

  it('are of one’s own courses alone, and of what plays [AC-10]', async () => {
    const { id, material } = await course();
    const other = await course();
    expect((await world.refusal(materialSubtitles, { id: other.id, material }, boss))?.code).toBe(ErrorCode.notFound);
    const outside = await addUser(world.db, eid, { account: 'Q' });
    await addRole(world, { eid, permissions: ['courses.see', 'courses.edit'], holders: [outside], reach: 'own' });
    const asker = { eid, userId: outside };
    const input = { id, material, spoken: 'zh' as const, text: srt };
    expect((await world.refusal(saveSubtitles, input, asker))?.code).toBe(ErrorCode.notFound);
    expect((await world.refusal(materialSubtitles, { id, material }, asker))?.code).toBe(ErrorCode.notFound);
  });
});
