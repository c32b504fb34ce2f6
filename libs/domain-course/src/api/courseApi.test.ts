// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { courseList, reportProgress, studyLease } from '@banyan/contracts/course';
import { createHttpClient, RefusedError } from '@banyan/core-http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { emptyQuery, toInput } from '../catalogue/catalogueQuery.ts';
import { courseAnswers } from '../testing/courseAnswers.ts';
import { makeAck, makeDetail, makePage } from '../testing/fixtures.ts';
import type { CourseListInput, ProgressBeat } from './courseApi.ts';
import { apiOf } from '@banyan/core-screen';
import { catalogueCalls } from './catalogueCalls.ts';
import { studyCalls } from './studyCalls.ts';
import { loadText } from './loadText.ts';
import { answer, handlersOf } from '@banyan/core-screen/testing';

const base = 'http://portal.example';
const server = setupServer(...handlersOf(courseAnswers(), base));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const refusals: number[] = [];
const http = createHttpClient({
  baseUrl: base,
  identity: () => ({
    eid: '1001',
    token: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
    userid: '20381',
    language: 'zh_cn',
    userPortalID: '',
    userNikkatsu: '',
  }),
  flags: () => ({ signAll: 'N', encryptAll: 'N' }),
  policy: { onRefused: (error) => refusals.push(error.code) },
  host: () => 'portal.example',
  pageUrl: () => `${base}/course`,
  adapter: 'http',
  backoffMs: 1,
});
const api = { ...apiOf(http, catalogueCalls), ...apiOf(http, studyCalls) };

describe('the calls of the course domain on the wire', () => {
  it('asks for a page of courses and reads it [CO-01]', async () => {
    const asked: CourseListInput[] = [];
    server.use(
      ...handlersOf(
        [
          answer(courseList, (input) => {
            asked.push(input);
            return makePage();
          }),
        ],
        base,
      ),
    );
    const query = { ...emptyQuery, category: 'quality01', keyword: '抽样 & 转移', states: ['learning' as const] };
    const page = await api.courses(toInput(query));
    expect(page).toEqual(makePage());
    expect(asked).toEqual([toInput(query)]);
  });

  it('reads a course, its neighbours, the tree, an address and the record [CO-02] [CO-04] [CO-14]', async () => {
    expect(await api.course({ id: 101 })).toEqual(makeDetail());
    expect((await api.related({ id: 101 })).items).toHaveLength(5);
    expect((await api.categories({})).total).toBe(486);
    expect((await api.moduleCourses({ module: 3 })).total).toBe(5);
    expect((await api.videoAddress({ course_id: 101, chapter_id: 1005 })).subtitles).toHaveLength(2);
    expect((await api.studied({ state: 'learned', cursor: '', size: 20 })).items).toHaveLength(2);
  });

  it('carries a heartbeat with its pieces and takes the answer apart [CO-05]', async () => {
    const beats: ProgressBeat[] = [];
    server.use(
      ...handlersOf(
        [
          answer(reportProgress, (beat) => {
            beats.push(beat);
            return makeAck([[0, 20]]);
          }),
        ],
        base,
      ),
    );
    const beat: ProgressBeat = {
      course_id: 101,
      chapter_id: 1005,
      holder: 'h'.repeat(16),
      positionS: 20.25,
      intervals: [
        [0, 10.5],
        [12, 20.25],
      ],
      rate: 1.25,
      reason: 'tick',
    };
    expect((await api.report(beat)).chapter.intervals).toEqual([[0, 20]]);
    expect(beats).toEqual([beat]);
  });

  it('hands on that learning goes on elsewhere, with the course [CO-06]', async () => {
    server.use(
      ...handlersOf(
        [
          answer(studyLease, () => {
            const data = { courseId: 101, courseName: '首件检验' };
            throw new RefusedError(studyLease, { code: ErrorCode.studyingElsewhere, msg: '', data });
          }),
        ],
        base,
      ),
    );
    const refused: unknown = await api
      .lease({ course_id: 101, holder: 'h'.repeat(16), take_over: 'N', release: 'N' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ code: ErrorCode.studyingElsewhere, data: { courseName: '首件检验' } });
    expect(refusals).toContain(ErrorCode.studyingElsewhere);
  });
});

describe('loadText', () => {
  const reply = (response: () => Response) => {
    const before = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(response());
    onTestFinished(() => {
      globalThis.fetch = before;
    });
  };

  it('reads a subtitle file [CO-04]', async () => {
    reply(() => new Response('WEBVTT\n'));
    expect(await loadText('https://content.example/a.vtt')).toBe('WEBVTT\n');
  });

  it('fails for what is not there or is no subtitle file by its size [CO-04]', async () => {
    reply(() => new Response('gone', { status: 404 }));
    await expect(loadText('https://content.example/a.vtt')).rejects.toThrow('/a.vtt: status 404');
    reply(() => new Response('x', { headers: { 'content-length': '9000000' } }));
    await expect(loadText('https://content.example/a.vtt')).rejects.toThrow('too long');
  });
});
