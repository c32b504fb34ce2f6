import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { L10n } from '../../../db/seed/content/types.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { DemoPorts } from '../../../seed/seedDemo.ts';
import type { Draft } from '../import/draft.ts';
import { chapterIds } from '../../course/chapterIds.ts';
import { importQuestions } from '../import/importQuestions.ts';
import { readQuestions } from '../import/questions.import.ts';

/** A question bank of the demo: a table of its enterprise's folder. */
export interface DemoBank {
  readonly eid: number;
  readonly key: string;
  readonly name: L10n;
}

/** Question banks of the demo enterprises. */
export const banks: readonly DemoBank[] = [
  { eid: 1001, key: 'sampling', name: { zh: '抽样检验 GB/T 2828.1', en: 'Sampling inspection, GB/T 2828.1' } },
  { eid: 1001, key: 'inspection', name: { zh: '首件检验与过程巡检', en: 'First-article and patrol inspection' } },
  { eid: 1001, key: 'safety', name: { zh: '现场安全与上锁挂牌', en: 'Workplace safety and lockout/tagout' } },
  { eid: 1001, key: 'measuring', name: { zh: '量具使用与统计过程控制', en: 'Measuring tools and SPC' } },
  { eid: 1002, key: 'food', name: { zh: '食品安全与冷链', en: 'Food safety and cold chain' } },
  { eid: 1002, key: 'service', name: { zh: '顾客服务与投诉', en: 'Service and complaints' } },
  { eid: 1002, key: 'stock', name: { zh: '防损、收银与库存', en: 'Loss prevention, till and stock' } },
  // No exam uses it, so that there are always questions for practice and battles.
  { eid: 1002, key: 'daily', name: { zh: '门店日常', en: 'Around the store' } },
];

/** The questions of a bank. */
export const questionsOf = async ({ eid, key }: DemoBank): Promise<readonly Draft[]> =>
  readQuestions(await readFile(demoFile(`questions/${key}.csv`, eid)), `${key}.csv`);

/** Imports a bank; a lesson without a chapter in the enterprise is left out. */
export async function addBank(
  { db, files, now }: Pick<DemoPorts, 'db' | 'files' | 'now'>,
  bank: DemoBank,
): Promise<void> {
  const drafts = await questionsOf(bank);
  const beside = { folder: dirname(demoFile(`questions/${bank.key}.csv`, bank.eid)), storage: files };
  await importQuestions(
    { chapterIds, db, now: () => now },
    { ...bank, file: `${bank.key}.csv`, drafts, beside, lessonsThatAre: true },
  );
}
