import { describe, expect, it } from 'vitest';
import { existsSync, readFileSync } from 'node:fs';
import type { L10n } from '../../../db/seed/content/types.ts';
import type { Draft } from '../import/draft.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import { banks, questionsOf } from './seedBanks.ts';

const both = ({ zh, en }: L10n): string[] => [zh, en ?? ''];
const gapsOf = (text: string): number => text.match(/_{4,}/g)?.length ?? 0;

const films: unknown = JSON.parse(
  readFileSync(new URL('../../../../../../tools/media/films.json', import.meta.url), 'utf8'),
);

/** Length of the film that a lesson names; undefined if the enterprise has no such chapter. */
function lessonSeconds(eid: number, { course, chapter }: NonNullable<Draft['lesson']>): number | undefined {
  if (!existsSync(demoFile(`courses/${course}.yaml`, eid))) return undefined;
  return (films as Readonly<Record<string, { readonly duration: number }>>)[`${course}-${chapter}`]?.duration;
}

/** Faults of a question's key. */
function keyFaults({ kind, options, right, gaps, sample, keywords, stem }: Draft): string[] {
  const faults: string[] = [];
  const chosen = right;
  if (kind === 'single' || kind === 'multiple') {
    const count = options.length;
    if (count < 4 || count > 6) faults.push('options');
    if (chosen.some((index) => index < 0 || index >= count)) faults.push('right out of range');
    if (kind === 'single' ? chosen.length !== 1 : chosen.length < 2) faults.push('number of right options');
    if (new Set(chosen).size !== chosen.length) faults.push('right twice');
    for (const language of ['zh', 'en'] as const) {
      if (new Set(options.map((option) => option[language])).size !== count)
        faults.push(`same option twice, ${language}`);
    }
  }
  if (kind === 'judgement' && !(chosen.length === 1 && (chosen[0] === 0 || chosen[0] === 1)))
    faults.push('true or false');
  const gapCount = kind === 'fill' ? gaps.length : 0;
  if (kind === 'fill' && gapCount === 0) faults.push('no gap');
  if (both(stem).some((text) => gapsOf(text) !== gapCount)) faults.push('gaps of the stem');
  if (gaps.some((taken) => taken.length === 0 || taken.includes(''))) faults.push('gap without a text');
  if (kind === 'short' && (sample === null || keywords.length < 3)) faults.push('sample and key words');
  return faults;
}

/** Faults of a question of a bank. */
function faultsOf(eid: number, question: Draft): string[] {
  const faults = keyFaults(question);
  const { stem, options, sample, explanation, lesson } = question;
  const texts = [stem, ...options, ...(sample ? [sample] : []), explanation];
  if (texts.flatMap(both).some((text) => text.trim() === '')) faults.push('text missing');
  if (lesson && !(lesson.second >= 0 && lesson.second < (lessonSeconds(eid, lesson) ?? 0))) faults.push('lesson');
  if (lesson && !Number.isInteger(lesson.second)) faults.push('second');
  return faults.map((fault) => `${question.ref}: ${fault}`);
}

describe('question banks of the demo enterprises', () => {
  it('have keys and references of their own', async () => {
    expect(new Set(banks.map(({ eid, key }) => `${eid}/${key}`)).size).toBe(banks.length);
    for (const bank of banks) {
      const questions = await questionsOf(bank);
      expect(new Set(questions.map(({ ref }) => ref)).size, bank.key).toBe(questions.length);
    }
  });

  it.each(banks)('[EX-02] hold questions that can be asked and marked: $key', async (bank) => {
    const questions = await questionsOf(bank);
    expect(questions.flatMap((question) => faultsOf(bank.eid, question))).toEqual([]);
  });

  it.each(banks)(
    '[EX-02] hold every kind of question, with the right option in no favourite place: $key',
    async (bank) => {
      const questions = await questionsOf(bank);
      expect(new Set(questions.map(({ kind }) => kind)).size).toBe(5);
      const places = questions.filter(({ kind }) => kind === 'single').map(({ right }) => right[0]);
      for (const place of [0, 1, 2, 3]) {
        const share = places.filter((one) => one === place).length / places.length;
        expect(share, `place ${place}`).toBeGreaterThan(0.1);
        expect(share, `place ${place}`).toBeLessThan(0.4);
      }
    },
  );
});
