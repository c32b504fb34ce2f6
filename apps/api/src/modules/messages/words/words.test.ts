import { describe, expect, it } from 'vitest';
import { wordsOf, type Worded } from './words.ts';

const reader = { language: 'zh_cn' as const, timeZone: 'Asia/Shanghai', now: Date.parse('2025-11-20T02:00:00Z') };
const title = '从批量到抽样方案：把一次客诉写完整，再讲给班组听的那一堂课';

describe('the title of a message', () => {
  const verdicts: readonly (readonly [news: string, message: Worded])[] = [
    ['候补成功', { kind: 'information', sourceType: 'activityPlace', params: { title } }],
    ['没有通过审核', { kind: 'personal', sourceType: 'topic', params: { title, rejected: title, why: '有客户名' } }],
    ['已发布', { kind: 'personal', sourceType: 'question', params: { title, approved: title } }],
    ['笔记没有通过审核', { kind: 'personal', sourceType: 'noteRejected', params: { title, reason: '有客户名' } }],
    ['微课没有通过审核', { kind: 'personal', sourceType: 'microRejected', params: { title, reason: '有客户名' } }],
    ['评论没有通过审核', { kind: 'personal', sourceType: 'commentRejected', params: { title, reason: '有客户名' } }],
  ];
  it.each(verdicts)('says %s before a long name, which the list cuts off [ME-01]', (news, message) => {
    expect(wordsOf(message, reader).title.startsWith(news)).toBe(true);
  });

  it('leaves the reason of a rejected post to the text [ME-01] [CM-04]', () => {
    const params = { title, rejected: title, why: '图里有客户的图号' };
    for (const sourceType of ['topic', 'question']) {
      expect(wordsOf({ kind: 'personal', sourceType, params }, reader).text).toBe('原因：图里有客户的图号');
    }
  });
});
