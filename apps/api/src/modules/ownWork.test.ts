import { decideComment, decidePost, waitingComments, waitingPosts } from '@banyan/contracts/community';
import { answerComment, answerNote, commentReviews, noteReviews } from '@banyan/contracts/course';
import { answerMicro, microReviews } from '@banyan/contracts/teaching';
import { homeworkToMark } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../testing/world.ts';
import { courseComments } from './comment/comment.schema.ts';
import { addComments } from './comment/testing/addComments.ts';
import { communityComments } from './community/community.schema.ts';
import { addPost } from './community/testing/addCommunity.ts';
import { CourseWorld } from './course/testing/world.ts';
import { addHomework, addWaiting } from './homework/testing/addHomework.ts';
import { allRoutes } from './index.ts';
import { microCourses } from './microCourse/microCourse.schema.ts';
import { addMicros } from './microCourse/testing/addMicros.ts';
import { notes } from './note/note.schema.ts';
import { addHostileNotes } from './note/testing/addNotes.ts';

let world: CourseWorld;
let author: Asker;
let other: Asker;
let postId: number;
let commentId: number;
beforeAll(async () => {
  world = await CourseWorld.open([1001], allRoutes);
  author = await world.addPerson('admin', 'author');
  other = await world.addPerson('admin', 'other');
  const userId = author.userId ?? 0;
  const course = await world.addCourse();
  await addHostileNotes(world, { courseId: course.id, chapterId: course.chapterIds[0] ?? 0, userId });
  await addComments(world, { courseId: course.id, userId });
  await addMicros(world, userId);
  postId = await addPost(world, userId, { state: 'waiting' });
  commentId = await addWaitingComment(userId);
  await addWaiting(world, await addHomework(world), [userId]);
});

async function addWaitingComment(userId: number): Promise<number> {
  const under = await addPost(world, userId);
  return world.in(1001, async (scope) => {
    const at = new Date(world.now);
    const row = { postId: under, userId, words: 'w', at, state: 'waiting' as const };
    const [added] = await scope.tx.insert(communityComments).values(scope.row(communityComments, row)).returning();
    return added?.id ?? 0;
  });
}

/** The first waiting row of a table. */
const firstOf = (table: typeof notes | typeof courseComments | typeof microCourses, state: string) =>
  world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .select({ id: table.id })
      .from(table)
      .where(scope.only(table, eq(table.state, state as 'draft')));
    return row?.id ?? 0;
  });

describe('what an administrator has made', () => {
  it('waits at no desk for themselves, but for the others [EX-11] [AD-01]', async () => {
    const waiting = async (asker: Asker) => [
      (await world.ask(noteReviews, { state: 'open' }, asker)).waiting,
      (await world.ask(commentReviews, { state: 'open' }, asker)).waiting,
      (await world.ask(microReviews, { state: 'open' }, asker)).waiting,
      (await world.ask(waitingPosts, {}, asker)).total,
      (await world.ask(waitingComments, {}, asker)).total,
      (await world.ask(homeworkToMark, {}, asker)).waiting,
    ];
    expect(await waiting(author)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await waiting(other)).toEqual([2, 2, 2, 1, 1, 1]);
    const shown = async (asker: Asker) => [
      (await world.ask(noteReviews, { state: 'open' }, asker)).items.length,
      (await world.ask(commentReviews, { state: 'open' }, asker)).items.length,
      (await world.ask(microReviews, { state: 'open' }, asker)).items.length,
      (await world.ask(waitingPosts, {}, asker)).items.length,
      (await world.ask(homeworkToMark, {}, asker)).items.length,
    ];
    expect(await shown(author)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is approved by nobody but others [EX-11] [AD-01]', async () => {
    const passed = { verdict: 'passed', reason: '' } as const;
    const [note, comment, micro] = [
      await firstOf(notes, 'reviewing'),
      await firstOf(courseComments, 'waiting'),
      await firstOf(microCourses, 'reviewing'),
    ];
    const codes = [
      await world.refusal(answerNote, { note, revision: 1, ...passed }, author),
      await world.refusal(answerComment, { comment, ...passed }, author),
      await world.refusal(answerMicro, { id: micro, revision: 1, ...passed }, author),
      await world.refusal(decideComment, { id: commentId, approve: 'Y', reason: '' }, author),
      await world.refusal(decidePost, { id: postId, revision: 1, approve: 'Y', reason: '' }, author),
    ];
    expect(codes.map((refused) => refused?.code)).toEqual([40342, 40342, 40342, 40342, 40342]);
    await world.ask(answerComment, { comment, ...passed }, other);
  });
});
