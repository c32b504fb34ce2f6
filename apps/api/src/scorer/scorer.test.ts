import { describe, expect, it } from 'vitest';
import { ScorerFailed, type ScoredAnswer } from '../ports/scorer.ts';
import { keywordScorer } from './keywordScorer.ts';
import { modelScorer } from './modelScorer.ts';

const asked: ScoredAnswer = {
  question: '写出处置步骤。',
  sample: '',
  criteria: [{ text: '隔离', points: 4, keywords: ['隔离整批', '红牌'] }],
  answer: '先把整批都隔离，挂ＲＥＤ红牌。再通知采购。',
  strictness: 'moderate',
  language: 'zh-CN',
};

describe('key words', () => {
  it('count as far as they are found, more or less severely [EX-11]', async () => {
    const points = async (strictness: ScoredAnswer['strictness']) =>
      (await keywordScorer.score({ ...asked, strictness })).map((part) => part.points);
    expect([await points('strict'), await points('moderate'), await points('lenient')]).toEqual([[2], [2], [4]]);
    const [part] = await keywordScorer.score(asked);
    expect(part).toMatchObject({ found: ['红牌'], missing: ['隔离整批'], sure: false });
    expect(asked.answer).toContain(part?.quote);
  });

  it('are found in an answer in traditional characters, which it is quoted in [EX-11]', async () => {
    const answer = '先隔離整批，掛紅牌。';
    const [part] = await keywordScorer.score({ ...asked, answer });
    expect(part).toMatchObject({ points: 4, missing: [], quote: answer });
  });

  it('are for a person to judge where nobody has named any [EX-11]', async () => {
    const criteria = [{ text: '', points: 3, keywords: [] }];
    expect(await keywordScorer.score({ ...asked, criteria })).toMatchObject([{ points: 0, sure: false }]);
  });
});

describe('a language model', () => {
  const place = { url: 'https://models.example/v1/', key: 'k', model: 'm' };
  const part = { points: 3, quote: '挂ＲＥＤ红牌', why: '写了挂牌', sure: true };
  const saying =
    (content: unknown, status = 200): typeof fetch =>
    () =>
      Promise.resolve(
        Response.json(
          { choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }] },
          { status },
        ),
      );
  const reasonOf = async (send: typeof fetch) => {
    const failed: unknown = await modelScorer(place, send)
      .score(asked)
      .catch((error: unknown) => error);
    return failed instanceof ScorerFailed ? failed.reason : failed;
  };

  it('is asked at its endpoint, and never told whose answer it is [EX-11]', async () => {
    const seen: [string, RequestInit | undefined][] = [];
    const send: typeof fetch = (url, init) => {
      seen.push([url instanceof Request ? url.url : url.toString(), init]);
      return saying({ parts: [part] })(url, init);
    };
    expect(await modelScorer(place, send).score(asked)).toMatchObject([
      { points: 3, quote: '挂ＲＥＤ红牌', sure: true },
    ]);
    expect(seen[0]?.[0]).toBe('https://models.example/v1/chat/completions');
    expect(seen[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer k' });
  });

  it('is not believed what the answer does not say [EX-11]', async () => {
    const scorer = modelScorer(
      place,
      saying(`\`\`\`json\n${JSON.stringify({ parts: [{ ...part, quote: '没写过' }] })}\n\`\`\``),
    );
    expect(await scorer.score(asked)).toMatchObject([{ quote: '', sure: false }]);
  });

  it('fails where it answers nothing of use [EX-11]', async () => {
    const useless = [
      'not JSON',
      { parts: [] },
      { parts: [{ ...part, points: 9 }] },
      { parts: [{ ...part, points: 1.5 }] },
    ];
    for (const content of useless) expect(await reasonOf(saying(content))).toBe('unreadable');
    expect(await reasonOf(saying({}, 429))).toBe('refused');
    expect(await reasonOf(() => Promise.reject(new TypeError('fetch failed')))).toBe('refused');
    expect(await reasonOf(() => Promise.reject(new DOMException('late', 'TimeoutError')))).toBe('timeout');
  });
});
