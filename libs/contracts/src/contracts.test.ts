import { describe, expect, it } from 'vitest';
import { encode } from './codec.ts';
import {
  canonicalParameters,
  CanonicalFormError,
  digitSum,
  epochMs,
  extensionOf,
  httpStatusOf,
  reservedNames,
  stringToSign,
  uploadKinds,
  wireInt,
  wireJson,
  v,
} from './index.ts';
import { backUrlOf } from './account/index.ts';
import { allCalls } from './all/index.ts';
import { courseList, reportProgress } from './course/index.ts';

describe('calls', () => {
  it('have names of their own and never reuse a common field [HT-01] [HT-07]', () => {
    expect(new Set(allCalls.map((call) => call.name)).size).toBe(allCalls.length);
    for (const call of allCalls) {
      for (const field of Object.keys(call.request.entries)) {
        expect(reservedNames.has(field), `${call.name} ${field}`).toBe(false);
      }
      expect(call.source.length, call.name).toBeGreaterThan(0);
    }
  });

  it('take an address of any length to come back to [AC-01]', () => {
    expect(backUrlOf('/course?keyword=5S')).toBe('/course?keyword=5S');
    expect(backUrlOf(`/prompt?dataInfo=${'x'.repeat(3000)}`)).toBe('/prompt');
    expect(backUrlOf(`/${'x'.repeat(3000)}`)).toHaveLength(2048);
  });

  it('live on one of the two bases [HT-02]', () => {
    for (const call of allCalls) {
      if (call.style === 'v1') expect(call.name).toMatch(/^\/yii\/appapi\//);
      else expect(call.name).toMatch(/^[A-Za-z]+(\/[A-Za-z]+)+$/);
    }
  });

  it('seal login type, list and questions of exams always, and whatever carries a secret [HT-03]', () => {
    const named = new Set(['/yii/appapi/v1/pcweb/get-pcweb-login-type', 'apiExamnew/list', 'apiExamnew/paper']);
    const secret = /password|ticket|idNumber|idCard/i;
    const calls = allCalls.filter(
      ({ name, request }) => named.has(name) || Object.keys(request.entries).some((field) => secret.test(field)),
    );
    expect(calls.length).toBeGreaterThan(named.size + 3);
    expect(calls.filter(({ protection }) => protection !== 'encrypted').map(({ name }) => name)).toEqual([]);
  });
});

describe('wire form', () => {
  it('refuses a category filter that is not alphanumeric [CO-01]', () => {
    const catid = courseList.request.entries['search[catid]'];
    expect(v.safeParse(catid, 'quality01').success).toBe(true);
    expect(v.safeParse(catid, "1' or 1=1").success).toBe(false);
  });

  it('turns values to text and back [HT-02]', () => {
    const input = {
      course_id: 101,
      chapter_id: 7,
      holder: 'a'.repeat(16),
      positionS: 12.3456,
      intervals: [[0, 12.3] as [number, number]],
      rate: 1.25,
      reason: 'tick' as const,
    };
    const encoded = encode(reportProgress.request, input);
    expect(encoded).toMatchObject({ course_id: '101', positionS: '12.346', intervals: '[[0,12.3]]' });
    expect(v.parse(reportProgress.request, encoded)).toEqual({ ...input, positionS: 12.346 });
  });

  it('refuses a structured field that is not JSON [HT-02]', () => {
    const field = reportProgress.request.entries.intervals;
    expect(v.safeParse(field, '[[0,').success).toBe(false);
    expect(v.safeParse(field, '[[0,1,2]]').success).toBe(false);
    expect(v.safeParse(field, '{"a":1}').success).toBe(false);
  });

  it('takes a structured field whose keys stand once and are names of data [HT-02]', () => {
    const field = wireJson(v.array(v.looseObject({})));
    for (const sound of ['[]', '[{}]', '[{"a":{"a":1},"b":"\\":\\\\"},{"a":[":",2]}]', ' [ { "a" : 1.5e3 } ] ']) {
      expect(v.safeParse(field, sound).success, sound).toBe(true);
    }
    for (const bad of ['[{"a":1,"a":2}]', '[{"a":{"b":1,"\\u0062":2}}]', '[{"__proto__":{"a":1}}]']) {
      expect(v.safeParse(field, bad).success, bad).toBe(false);
    }
  });
});

it.each([
  ['avatar', 5],
  ['postImage', 5],
  ['postMedia', 1536],
  ['courseMedia', 1536],
  ['courseDocument', 3072],
  ['homeworkDocument', 200],
  ['homeworkMedia', 1024],
  ['trainingAttachment', 20],
  ['examAttachment', 5],
] as const)('takes a %s of %i MB and nothing that runs [MC-03] [TR-03] [EX-02] [CM-01] [SE-12]', (kind, megabytes) => {
  expect(uploadKinds[kind].maxBytes).toBe(megabytes * 1024 * 1024);
  for (const name of ['a.HTML', 'a.svg', 'a.js', 'a.exe', 'a.png.htm', 'png', '.']) {
    expect(uploadKinds[kind].extensions.some((extension) => extension === extensionOf(name))).toBe(false);
  }
});

describe('limits of values', () => {
  it('say what they expected, never what they were given [HT-02]', () => {
    const { issues } = v.safeParse(v.object({ year: wireInt, token: v.picklist(['a', 'b']) }), {
      year: 'secret',
      token: 'secret',
    });
    expect(issues?.map(({ message }) => message)).toEqual([
      String.raw`expected /^-?\d{1,15}$/`,
      'expected ("a" | "b")',
    ]);
  });

  it('hold the rules of a value both ways [HT-02]', () => {
    const request = v.object({ stars: v.pipe(wireInt, v.minValue(1)), page: v.optional(wireInt) });
    expect(encode(request, { stars: 5 })).toEqual({ stars: '5' });
    expect(v.parse(request, { stars: '5', page: '2' })).toEqual({ stars: 5, page: 2 });
    expect(v.safeParse(request, { stars: '0' }).success).toBe(false);
    for (const stars of [0, 1.5, '5'])
      expect(() => encode(request, { stars }), String(stars)).toThrow(expect.objectContaining({ name: 'ValiError' }));
  });

  it('keep a moment within what dates can hold [HT-02]', () => {
    for (const moment of [0, Date.UTC(9999, 11, 31)]) expect(v.safeParse(epochMs, moment).success).toBe(true);
    for (const moment of [-1, 9e15, 1.5]) expect(v.safeParse(epochMs, moment).success).toBe(false);
  });

  it('keep NUL and halves of characters out of structures, as out of fields [HT-02]', () => {
    const field = wireJson(v.array(v.string()));
    expect(v.safeParse(field, '["\\u0041😀"]')).toMatchObject({ output: ['A😀'] });
    for (const text of ['["a\\u0000"]', '["\\ud83d"]']) expect(v.safeParse(field, text).success).toBe(false);
  });
});

describe('EV1 text forms', () => {
  it('writes the canonical form of the vector [HT-04]', () => {
    expect(
      canonicalParameters({
        userid: '100023',
        eid: '42',
        name: '张三 & co+ä',
        q: "a'(b)*!",
        platform: 'pcweb',
        nonce: 'EBESExQVFhcYGRobHB0eHw',
        requestTimestamp: '1700000000000',
        sign: 'left out',
      }),
    ).toBe(
      'eid=42&name=%E5%BC%A0%E4%B8%89%20%26%20co%2B%C3%A4&nonce=EBESExQVFhcYGRobHB0eHw&platform=pcweb&q=a%27%28b%29%2A%21&requestTimestamp=1700000000000&userid=100023',
    );
  });

  it('refuses a lone surrogate [HT-04]', () => {
    expect(() => canonicalParameters({ a: '\ud800' })).toThrow(CanonicalFormError);
  });

  it('sums digits and joins six lines [HT-04]', () => {
    expect(digitSum('100023')).toBe(6);
    expect(digitSum('987654321')).toBe(45);
    const lines = stringToSign({ method: 'POST', path: '/p', timestamp: '1', nonce: 'n', bodyHash: 'h' });
    expect(lines.split('\n')).toEqual(['EV1-HMAC-SHA256', 'POST', '/p', '1', 'n', 'h']);
  });
});

it('gives business codes of the documents HTTP 200 and five-digit codes their first three digits [ER-04]', () => {
  expect([401, 40301, 42901, 4011, 4012, 50005, 577].map(httpStatusOf)).toEqual([401, 403, 429, 200, 200, 200, 200]);
});
