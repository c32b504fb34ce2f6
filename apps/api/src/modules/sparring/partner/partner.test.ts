import { describe, expect, it } from 'vitest';
import { localiser } from '../../../db/seed/localiser.ts';
import { scriptOf } from '../import/scenario.shape.ts';
import { demoScenario } from '../testing/demoScenario.ts';
import { scoreOf, totalOf } from './score.ts';
import { scriptedReply } from './scriptedReply.ts';
import { says, sentencesOf } from './sentences.ts';
import { moodOf, dialogueStateOf } from './dialogueState.ts';

const leak = demoScenario(1001, 0);
const script = scriptOf(leak, localiser([]));
const english = scriptOf(demoScenario(1002, 0), localiser(['en']));
const answer = (said: readonly string[]) =>
  scriptedReply(script, said, { language: 'zh_cn', role: 0, turnsLeft: 8 - said.length });
const points = (said: readonly string[]) =>
  scoreOf(script, said, { language: 'zh_cn', lineOf: (turn) => turn * 2 + 2 });

const good = [
  '三台漏油，线要停，这个我先接住，给您添麻烦了。批次号和漏的位置能发我吗？',
  '我 30 分钟内把同批库存冻结，60 件我派人今天 17:00 前到您现场全检。',
  '压装曲线和我们的检漏记录一起看，今晚 20:00 给您初步结论。',
];

describe('the embedded partner', () => {
  it('finds sentences with their places, and does not take a denial for what it denies [TA-02]', () => {
    const line = ' 抱歉。能不能发我照片？ok v1.2 fine.';
    expect(sentencesOf(line).map(({ from, text, to }) => [text, line.slice(from, to) === text])).toEqual([
      ['抱歉。', true],
      ['能不能发我照片？', true],
      ['ok v1.2 fine.', true],
    ]);
    expect([
      says('能不能全检', '全检'),
      says('我们不全检', '全检'),
      says('we will not withdraw it', 'withdraw'),
    ]).toEqual([true, false, false]);
  });

  it('answers what was meant, not by the number of the turn [TA-02]', () => {
    const asked = answer(['批次号发我一下。']);
    expect(asked).toContain('1107B');
    expect(answer([good[1] ?? '', '批次号发我一下。'])).toContain('1107B');
    const blamed = answer(['应该是你们装配的问题。']);
    expect(blamed).not.toBe(asked);
    expect(blamed).toMatch(/态度|结论/);
  });

  it('comes back to what is open, in other words each time, until it is settled [TA-02]', () => {
    const [first, second] = [answer(['嗯。']), answer(['嗯。', '好的吧。'])];
    expect(first).toContain('60 件');
    expect(second).toContain('60 件');
    expect(second).not.toBe(first);
    expect(answer(['同批库存我马上冻结。'])).not.toContain('装还是不装');
  });

  it('is won by what helps and lost by blame, and both end it [TA-02]', () => {
    const won = dialogueStateOf(script, good);
    expect([won.ending, moodOf(won), answer(good)]).toEqual(['agreed', 'won', leak.agreed.zh]);
    const lost = dialogueStateOf(script, ['应该是你们装配的问题。', '就是你们操作的问题。']);
    expect([lost.ending, moodOf(lost)]).toEqual(['broken', 'furious']);
  });

  it('gives points with reasons and the words they refer to; harm takes them [TA-02]', () => {
    const criteria = points(good);
    expect(totalOf(criteria)).toBeGreaterThanOrEqual(70);
    for (const { quotes } of criteria) {
      for (const { from, line, to } of quotes) expect(good[(line - 2) / 2]?.slice(from, to)).not.toBe('');
    }
    const fair = points(['应该是你们装配的问题。']).find(({ key }) => key === 'fair');
    expect(fair).toMatchObject({ score: 16, quotes: [{ line: 2, from: 0, good: false }] });
    expect(fair?.reasons[0]).toContain('定责');
    expect(totalOf(points(['嗯。']))).toBeLessThan(40);
  });

  it('counts what helps once, however often it is said [TA-02]', () => {
    const scores = (said: readonly string[]) => points(said).map(({ key, score }) => `${key} ${score}`);
    for (const line of good) expect(scores([line, line])).toEqual(scores([line]));
  });

  it('hears who does it in any of the ways to say so [TA-02]', () => {
    const heard = (line: string) => dialogueStateOf(script, [line]).heard.has('who');
    expect(heard('同批库存今天全部冻结，由我负责。')).toBe(true);
    expect(heard('同批库存由他去冻结。')).toBe(true);
    expect(heard('挑选由检验班长负责。')).toBe(true);
    expect(heard('同批库存今天全部冻结。')).toBe(false);
  });

  it('quotes the same words once, whatever was heard in them [TA-02]', () => {
    const said = '我们马上派人到现场，先隔离库存和在途件，今天下午四点前给您初步原因。';
    for (const { key, quotes } of points([said])) {
      const places = quotes.map(({ from, line, to }) => `${line} ${from} ${to}`);
      expect(new Set(places).size, key).toBe(places.length);
    }
  });

  it('says the same to the same, and speaks English where asked [TA-02]', () => {
    const said = ['I am so sorry. How is your son now?'];
    const options = { language: 'en' as const, role: 0, turnsLeft: 7 };
    const reply = scriptedReply(english, said, options);
    expect([reply, scriptedReply(english, said, options)]).toEqual([reply, reply]);
    expect(reply).toMatch(/^[\x20-\x7e…’]+$/);
    expect(dialogueStateOf(english, said).heard).toEqual(new Set(['sorry', 'child']));
    expect(dialogueStateOf(english, ['I am sorry. How is the child?']).heard).toEqual(new Set(['sorry', 'child']));
  });
});
