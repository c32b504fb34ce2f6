// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { saveHomeworkDraft, type HomeworkDraft } from '@banyan/contracts/training';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { configure } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeworkSheetStore } from './HomeworkSheetStore.ts';

configure({ enforceActions: 'always' });

const of = { eid: 1001, userId: '20381', homeworkId: 9001 };
const saved = (text: string, revision = 1): HomeworkDraft => ({ revision, text, files: [], savedAt: 1000 });
const saveDraft = vi.fn<(input: { text: string; base: number }) => Promise<HomeworkDraft>>();
const open = (draft = saved('')) => new HomeworkSheetStore(of, draft, { api: { saveDraft }, storage: localStorage });
const changed = (draft: HomeworkDraft) =>
  new RefusedError(saveHomeworkDraft, { code: ErrorCode.homeworkChanged, msg: '', data: { draft } });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  saveDraft.mockReset().mockImplementation(({ base, text }) => Promise.resolve(saved(text, base + 1)));
});
afterEach(() => vi.useRealTimers());

describe('HomeworkSheet', () => {
  it('gives the server what is written once the learner rests, each time upon the last revision [TR-03]', async () => {
    const sheet = open();
    sheet.write('一');
    sheet.write('一二');
    expect([sheet.state, saveDraft.mock.calls.length]).toEqual(['writing', 0]);
    await vi.advanceTimersByTimeAsync(1500);
    expect([sheet.state, saveDraft.mock.calls.map(([{ base, text }]) => [base, text])]).toEqual([
      'saved',
      [[1, '一二']],
    ]);
    sheet.write('一二三');
    await sheet.save();
    expect(saveDraft).toHaveBeenLastCalledWith(expect.objectContaining({ base: 2, text: '一二三' }));
    expect(localStorage).toHaveLength(0);
  });

  it('saves a file that has taken the place of another while the other was being saved [TR-03]', async () => {
    const file = (id: string) => ({ id, kind: 'homeworkDocument' as const, name: `${id}.pdf`, size: 1 });
    const sheet = open();
    sheet.attach([file('first')]);
    const saving = sheet.save();
    sheet.attach([file('second')]);
    await saving;
    await vi.advanceTimersByTimeAsync(1500);
    expect(saveDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ files: [{ id: 'second', kind: 'homeworkDocument' }] }),
    );
  });

  it('keeps it on the device from the first letter, and goes on from there after a reload [TR-03]', async () => {
    saveDraft.mockRejectedValue(new NetworkError(saveHomeworkDraft));
    const sheet = open();
    sheet.write('断网时写的');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sheet.state).toBe('device');
    const again = open();
    expect([again.text, again.state]).toEqual(['断网时写的', 'writing']);
  });

  it('gives it to the server by itself once it can be reached again, and no more once the screen was left [TR-03]', async () => {
    saveDraft.mockRejectedValueOnce(new NetworkError(saveHomeworkDraft));
    const sheet = open();
    sheet.write('断网时写的');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sheet.state).toBe('device');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sheet.state, saveDraft.mock.calls.length]).toEqual(['saved', 2]);
    saveDraft.mockRejectedValue(new NetworkError(saveHomeworkDraft));
    sheet.write('又断了');
    sheet.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saveDraft).toHaveBeenCalledTimes(3);
  });

  it('says that it is closed where it was handed in in another window, and keeps the text [TR-03]', async () => {
    const refusal = { code: ErrorCode.homeworkClosed, msg: '', data: { refusal: 'marking' } };
    saveDraft.mockRejectedValue(new RefusedError(saveHomeworkDraft, refusal));
    const sheet = open();
    sheet.write('交了以后还在写');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sheet.state, sheet.text, saveDraft.mock.calls.length]).toEqual(['closed', '交了以后还在写', 1]);
  });

  it('asks which text goes on when another device has saved, and loses neither [TR-03]', async () => {
    const other = saved('手机上写的', 5);
    saveDraft.mockRejectedValueOnce(changed(other));
    const sheet = open();
    sheet.write('电脑上写的');
    await vi.advanceTimersByTimeAsync(1500);
    expect([sheet.state, sheet.other?.text, sheet.text]).toEqual(['elsewhere', '手机上写的', '电脑上写的']);
    sheet.keepMine();
    await vi.runAllTimersAsync();
    expect(saveDraft).toHaveBeenLastCalledWith(expect.objectContaining({ base: 5, text: '电脑上写的' }));
    expect(sheet.state).toBe('saved');
  });

  it('takes the other device’s text where the learner wants it [TR-03]', () => {
    localStorage.setItem('banyan.homework.1001.20381.9001', JSON.stringify({ base: 1, text: '旧的', files: [] }));
    const sheet = open(saved('新的', 4));
    expect(sheet.state).toBe('elsewhere');
    sheet.takeOther();
    expect([sheet.text, sheet.state, localStorage.length]).toEqual(['新的', 'saved', 0]);
  });

  it('says so where the device keeps nothing and the server cannot be reached [TR-03]', async () => {
    saveDraft.mockRejectedValue(new NetworkError(saveHomeworkDraft));
    const sheet = new HomeworkSheetStore(of, saved(''), { api: { saveDraft }, storage: null });
    sheet.write('x');
    await vi.advanceTimersByTimeAsync(1500);
    expect([sheet.state, sheet.unsaved]).toEqual(['nowhere', true]);
  });
});
