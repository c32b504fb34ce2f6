import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportRefused } from '../../../import/faults.ts';
import { lostIn, readQuestions } from './questions.import.ts';

const read = (text: string) => readQuestions(Buffer.from(text), 'bank.gift');
/** Faults of a file: line and words, and with `right` the remedy. */
const faultsOf = (text: string) =>
  read(text).then(
    () => [],
    (error: unknown) => (error as ImportRefused).faults,
  );
const wrongOf = async (text: string) => (await faultsOf(text)).map(({ line, wrong }) => `${line ?? ''} ${wrong}`);

/** The result: kind, options or accepted texts, the right ones, and the explanation. */
async function readOne(text: string) {
  const [draft, ...rest] = await read(text);
  expect(rest).toEqual([]);
  if (draft === undefined) throw new Error('nothing was read');
  const { kind, options, gaps, right, explanation, sample, stem } = draft;
  const asked = kind === 'fill' ? gaps : options.map(({ zh }) => zh);
  return { kind, asked, right, stem: stem.zh, explanation: explanation.zh, sample: sample?.zh, draft };
}

describe('a choice in GIFT', () => {
  it('has the one right option that = names; shares beside it are told [EX-02]', async () => {
    const text =
      '// note\n::half::Which tool tightens to a value?{\n =torque wrench\n ~%50%spanner with a scale\n ~hammer\n}';
    const { draft, ...half } = await readOne(text);
    expect(half).toMatchObject({
      kind: 'single',
      asked: ['torque wrench', 'spanner with a scale', 'hammer'],
      right: [0],
    });
    expect(lostIn('bank.gift', [draft])).toEqual([
      'bank.gift:1: Shares of options (%…%) are not counted here: a choice is right or not.',
    ]);
    const whole = await readOne('::half2::哪一种？{=%100%扭矩扳手 ~%-33.33333%锤子 ~%-33.33333%钳子 ~%-33.33333%锯}');
    expect(whole).toMatchObject({ kind: 'single', asked: ['扭矩扳手', '锤子', '钳子', '锯'], right: [0] });
    expect(whole.draft.lost).toBeUndefined();
  });

  it('is a multiple one where shares come to 100 %, and told where they do not [EX-02]', async () => {
    expect(await readOne('Which? {~%50%a ~%-100%b ~%50%c}')).toMatchObject({ kind: 'multiple', right: [0, 2] });
    expect(await readOne('Which? {~%33.33333%a ~%33.33333%b ~%33.33333%c ~d}')).toMatchObject({ right: [0, 1, 2] });
    expect((await readOne('Which? {~%75%a ~%25%b ~c}')).draft.lost).toHaveLength(1);
    expect(await readOne('Which? {~%100%a ~b}')).toMatchObject({ kind: 'single', right: [0] });
    expect(
      await wrongOf('a? {~%50%a ~%25%b ~c}\n\nb? {~a ~b}\n\nc? {=a =b ~c}\n\nd? {=a ~%200%b}\n\ne? {x ~b =c}'),
    ).toEqual([
      '1 The shares of right options come to 75 %.',
      '3 No option is right.',
      '5 Each of 2 options is wholly right by itself, which is not asked here.',
      '7 A share is more than 100 %.',
      '9 A text stands before the first answer.',
    ]);
  });

  it('stands in the middle of its question, and keeps what is said of each answer [EX-02]', async () => {
    const text =
      'Grant is {~buried#No one is. =entombed#Right: above ground. ~living####He died in 1885.} in the tomb.';
    expect(await readOne(text)).toMatchObject({
      stem: 'Grant is _____ in the tomb.',
      asked: ['buried', 'entombed', 'living'],
      right: [1],
      explanation: 'He died in 1885.<br />buried: No one is.<br />entombed: Right: above ground.',
    });
  });
});

describe('texts and numbers in GIFT', () => {
  it('are taken as they are written, to the last digit [EX-02]', async () => {
    const numbers = async (text: string) => (await readOne(`n? {#${text}}`)).asked;
    expect(await numbers('=1.50')).toEqual([['1.50']]);
    expect(await numbers('12345678901234567890')).toEqual([['12345678901234567890']]);
    expect(await numbers('=1e-7 =.5 =-3:0 =2..2')).toEqual([['1e-7', '.5', '-3', '2']]);
    expect(await numbers('=%100%8 =%0%9#nearly')).toEqual([['8']]);
  });

  it('does not take a number that is there for its feedback [EX-02]', async () => {
    const text = '::n1::Bolts on a flange? {#\n =8#right\n ~6#you forgot two\n}';
    expect(await readOne(text)).toMatchObject({
      kind: 'fill',
      asked: [['8']],
      explanation: '8: right<br />6: you forgot two',
    });
    expect(await wrongOf('n2? {#\n =8\n =%50%7\n}\n\nt? {=a =%50%b}')).toEqual([
      '1 A gap is filled rightly or not: shares (%…%) are not counted.',
      '6 A gap is filled rightly or not: shares (%…%) are not counted.',
    ]);
  });

  it('is read in every form that a refusal advises [EX-02]', async () => {
    const refused = [
      'n? {#20:1}',
      'n? {#1..5}',
      'n? {#twenty}',
      't? {true}',
      't? {=*bolt*}',
      'c? {=a =b ~c}',
      'a {{T}',
    ];
    const advice = (await faultsOf(refused.join('\n\n'))).map(({ right }) => right);
    expect(advice).toHaveLength(refused.length);
    const forms = advice.flatMap((one) => one.match(/\{[^{}]*[#=TF][^{}]*\}/g) ?? []);
    expect(forms).toEqual(['{#=20 =20.5}', '{#=20 =20.5}', '{TRUE}', '{=true}']);
    for (const form of [...forms, '{#20 =20.0}', String.raw`{=\*bolt\*}`, '{~%50%one ~%50%other ~third}'])
      expect((await readOne(`q? ${form}`)).draft).toBeDefined();
    expect((await readOne('n? {#20 =20.0}')).asked).toEqual([['20', '20.0']]);
    expect((await readOne(String.raw`t? {=\*bolt\*}`)).asked).toEqual([['*bolt*']]);
  });

  it('have no markup in what is typed and shown beside it [EX-02]', async () => {
    expect((await readOne('::h::Capital?{=[html]<p>Paris</p>}')).asked).toEqual([['Paris']]);
    expect((await readOne('[html]<p>Capital?</p>{<b>Paris</b>&nbsp;&amp; more}')).asked).toEqual([['Paris & more']]);
    expect((await readOne('Why? {####[html]<p>First &lt; last.</p><p>Then.</p>}')).sample).toBe('First < last.\nThen.');
    expect((await readOne('What? {=a < b & c}')).asked).toEqual([['a < b & c']]);
  });
});

describe('a question in GIFT', () => {
  it('may have a long title, and one that another has too, and comes again as the same [EX-02]', async () => {
    const long = 'Which of the following tools is used when a bolt has to be tightened to a given value in the line';
    const text = `::${long}::Which tool?{=torque wrench ~hammer}\n\n::Q1::First?{=a ~b}\n\n::Q1::Second?{=c ~d}\n\nWhich?{=a ~b}\n\nWhich?{=c ~d}`;
    const refs = (await read(text)).map(({ ref }) => ref);
    expect(refs.slice(0, 2)).toEqual([long, 'Q1']);
    expect(new Set(refs).size).toBe(5);
    expect((await read(text)).map(({ ref }) => ref)).toEqual(refs);
    expect(await wrongOf(`::${'x'.repeat(256)}::a?{T}\n\n// [id:7]\nb?{T}\n\n// [id:7]\nc?{T}`)).toEqual([
      '1 The ref is too long.',
      '6 The question "7" stands in line 3 already.',
    ]);
  });

  it('needs no backslash where its signs can mean nothing else [EX-02]', async () => {
    expect((await readOne('::t::The shift begins at 8:30.{T}')).stem).toBe('The shift begins at 8:30.');
    expect((await readOne('See https://example.org/#top = x ~ y {F}')).stem).toBe(
      'See https://example.org/#top = x ~ y',
    );
    expect(await readOne('::tf::It holds.{F#it does not hold: the spring is weak#right}')).toMatchObject({
      kind: 'judgement',
      right: [0],
      explanation: 'right<br />it does not hold: the spring is weak',
    });
    expect(await readOne(String.raw`::a\:b::Is \{x\} \= \~1 \# \\ C:\temp?\nYes? {=1\=1 ~x\#y}`)).toMatchObject({
      stem: 'Is {x} = ~1 # \\ C:\\temp?<br />Yes?',
      asked: ['1=1', 'x#y'],
    });
  });

  it('is set as Moodle sets it: formats, entities, lines [EX-02]', async () => {
    expect((await readOne('[html]<h3>Oil</h3><div>Which?</div>{T}')).stem).toBe('<p>Oil</p><p>Which?</p>');
    expect((await readOne('H<sub>2</sub>O &eacute;\nis wet{T}')).stem).toBe('H<sub>2</sub>O é<br />is wet');
    expect((await readOne('AT&T &lt;b> means <b>{T}')).stem).toBe('AT&amp;T &lt;b&gt; means &lt;b&gt;');
    expect((await readOne('[plain]H<sub>2</sub>O{T}')).stem).toBe('H&lt;sub&gt;2&lt;/sub&gt;O');
    expect((await readOne('[markdown]**No**{T}')).draft.lost).toEqual(['Markdown is shown as it is written.']);
    expect((await readOne('[html]See <a href="https://x.org">x</a>{T}')).draft.lost).toHaveLength(1);
  });

  it('is of the category before it, and of its tags [EX-02]', async () => {
    const text =
      '$CATEGORY: $course$/top/装配/扭矩//力\n\n// [tag:新员工] [tag:difficulty-3]\nTrue?{T}\n\n$CATEGORY: top\n\nFalse?{F}';
    expect((await read(text)).map(({ difficulty, tags }) => [difficulty, tags])).toEqual([
      [3, ['扭矩/力', '新员工']],
      [2, []],
    ]);
    expect(await wrongOf('$CATEGORY: a\nTrue?{T}\n\nFalse?{F}')).toEqual([
      '1 Questions stand in the block of their category.',
    ]);
  });

  it('is told with the line and the reason where it cannot be asked [EX-02]', async () => {
    const text = [
      'Pairs { =a -> b =c -> d =e -> f }',
      'Words alone',
      'Range? {#3:1}',
      'Open {=a ~b',
      'Shut =a ~b}',
      'Two {=a ~b} and {=c ~d}',
      '::Title {T}',
      'Small? {true}',
      'Any? {=*}',
      'Number? {#twelve}',
      'None? {=}',
    ].join('\n\n');
    expect(await wrongOf(text)).toEqual([
      '1 Questions that match pairs are not asked here.',
      '3 This asks nothing.',
      '5 Ranges of numbers are not marked.',
      '7 A brace is opened and not closed before the next blank line.',
      '9 A brace is closed that was not opened.',
      '11 A question has one pair of braces, and here are more.',
      '13 The title is not ended.',
      '15 In small letters this is a text to fill in.',
      '17 An asterisk stands for any text, which is not marked here.',
      '19 "twelve" is no number.',
      '21 A gap has no answer, or too many or too long ones.',
    ]);
  });

  it('comes back as it was written, or is told by its line, whatever is written [EX-02]', async () => {
    const escape = (text: string) => text.replaceAll(/[\\:#={}~]/g, String.raw`\$&`);
    const words = fc
      .stringMatching(/^[一-龥a-zA-Z0-9 :#={}~%.,$'&-]{1,30}$/)
      .filter((one) => /[一-龥a-z]/.test(one) && !/^\s*%/.test(one));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(words, { minLength: 3, maxLength: 8, selector: (one) => one.trim() }),
        async (all) => {
          const [stem = '', first = '', ...others] = all;
          const text = `::t::[plain]${escape(stem)}{\n=${escape(first)}#${escape(stem)}\n${others.map((one) => `~${escape(one)}`).join('\n')}}`;
          const found = await readOne(text);
          const plain = (one: string) => one.trim().replaceAll('&', '&amp;');
          expect([found.stem, found.asked, found.right]).toEqual([plain(stem), [first, ...others].map(plain), [0]]);
        },
      ),
      { numRuns: 200 },
    );
    const signs = fc.array(
      fc.constantFrom(
        '::',
        '{',
        '}',
        '=',
        '~',
        '#',
        '####',
        '%50%',
        '->',
        '\n',
        '\n\n',
        '\\',
        'T',
        '[html]',
        '<p>',
        'a',
        ' 7',
        '$CATEGORY:',
        '//',
        '*',
        '..',
        ':',
      ),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(signs, async (all) => {
        const text = all.join('');
        const asked = text.split(/\n[ \n]*\n/).filter((one) => one.includes('{')).length;
        // Nothing is left out silently: each block with braces is read, or the file is refused.
        const drafts = await read(text).catch((error: unknown) => (error as ImportRefused).faults);
        expect(drafts.length).toBeGreaterThanOrEqual(asked > 0 ? 1 : 0);
      }),
      { numRuns: 1000 },
    );
  });
});
