import { startPractice } from '@banyan/contracts/exam';
import { beforeAll, describe, expect, it } from 'vitest';
import { Importing } from '../../../testing/importing.ts';
import { chapterIds } from '../../course/chapterIds.ts';
import { ExamWorld } from '../testing/world.ts';
import { importQuestions } from './importQuestions.ts';
import { readQuestions } from './questions.import.ts';
import { tagsKind } from './tags.import.ts';

describe('names of tags that are imported', () => {
  let exam: ExamWorld;
  let tags: Importing;
  let bankId: number;
  beforeAll(async () => {
    exam = await ExamWorld.open();
    tags = new Importing(exam.world, tagsKind, 'tags.csv');
    const { db, now } = exam.world;
    const text = await new Importing(exam.world, tagsKind, 'questions.csv').example();
    const drafts = await readQuestions(Buffer.from(text), 'questions.csv');
    const given = { eid: 1001, file: 'questions.csv', key: 'torque', drafts };
    bankId = (await importQuestions({ chapterIds, db, now: () => now }, given)).bankId;
  });

  it('stand in place of the tags, the last names given, and one that stands twice is told by line [EX-08]', async () => {
    const example = await tags.example();
    await tags.take(example);
    expect(await tags.take(example.replace('拧紧扭矩', '扭矩与拧紧'))).toBe('1 tag has its name.');
    const userId = await exam.world.addLearner('TAGS1');
    const { question } = await exam.world.ask(startPractice, { kind: 'bank', key: String(bankId) }, { userId });
    expect(question?.tags).toEqual(['扭矩与拧紧']);
    expect(await tags.faultsOf('key,name\na,甲\na,乙')).toEqual(['3 "a" stands here twice.']);
  });
});
