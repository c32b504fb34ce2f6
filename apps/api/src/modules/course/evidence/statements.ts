import type { XapiStatement } from '@banyan/contracts/course';
import { languageTags, type Localised } from '../../../db/localised.ts';
import { roundMs, spansLength, type Span } from '../intervals.ts';
import { uuidOf } from './uuid.ts';

/** A chapter and a person's study of it. */
export interface Studied {
  readonly userId: number;
  readonly account: string;
  readonly name: string;
  /** Scheme and host of the portal, which names people and courses to others. */
  readonly origin: string;
  readonly course: { readonly id: number; readonly title: Localised };
  readonly chapter: {
    readonly id: number;
    readonly no: number;
    readonly title: Localised;
    readonly kind: string;
    readonly durationS: number;
  };
  /** Union of all sittings. */
  readonly watched: readonly Span[];
  readonly positionS: number;
  readonly studiedS: number;
  readonly learnedAt: Date | null;
  readonly lastBeatAt: Date;
  readonly sittings: readonly {
    readonly id: number;
    readonly startedAt: Date;
    readonly lastAt: Date;
    readonly played: readonly Span[];
    readonly positionS: number;
    readonly studiedS: number;
  }[];
}

const verbs = {
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  played: 'https://w3id.org/xapi/video/verbs/played',
  paused: 'https://w3id.org/xapi/video/verbs/paused',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
} as const;
type Verb = keyof typeof verbs;

const video = 'https://w3id.org/xapi/video/extensions/';
const profile = {
  id: 'https://w3id.org/xapi/video',
  definition: { type: 'http://adlnet.gov/expapi/activities/profile' },
} as const;

/** Chapters that play; the others are lessons with a duration. */
const plays = (kind: string) => kind === 'video' || kind === 'audio';

/** ISO 8601, to the hundredth of a second, the precision that xAPI compares. */
const lengthOf = (seconds: number) => `PT${(Math.round(seconds * 100) / 100).toString()}S`;

/** Segments as the video profile writes them. */
export const segmentsOf = (spans: readonly Span[]) =>
  spans.map(([from, to]) => `${roundMs(from)}[.]${roundMs(to)}`).join('[,]');

const progressOf = (spans: readonly Span[], durationS: number) =>
  durationS > 0 ? Math.min(1, Math.round((spansLength(spans) / durationS) * 1000) / 1000) : 0;

/** Names by tags of languages; the traditional forms of two places have one each. */
const said = (text: Localised) =>
  Object.fromEntries(
    Object.entries(text).flatMap(([language, words]) =>
      words === undefined || words === '' ? [] : [[languageTags[language as keyof typeof languageTags], words]],
    ),
  );

/** The part of a statement that is the same for all of one chapter. */
function frame({ account, chapter, course, name, origin }: Studied) {
  const courseIri = `${origin}/course/${course.id}`;
  return {
    actor: { objectType: 'Agent' as const, name, account: { homePage: origin, name: account } },
    object: {
      objectType: 'Activity' as const,
      id: `${courseIri}?chapter=${chapter.id}`,
      definition: {
        name: said(chapter.title),
        type: plays(chapter.kind)
          ? 'https://w3id.org/xapi/video/activity-type/video'
          : 'http://adlnet.gov/expapi/activities/lesson',
      },
    },
    parents: {
      parent: [
        {
          objectType: 'Activity' as const,
          id: courseIri,
          definition: { name: said(course.title), type: 'http://adlnet.gov/expapi/activities/course' },
        },
      ],
      ...(plays(chapter.kind) ? { category: [profile] } : {}),
    },
  };
}

interface Said {
  readonly verb: Verb;
  readonly at: Date;
  /** Id of the sitting, or `chapter`: part of its own id. */
  readonly of: string;
  /** Id of its sitting. */
  readonly session: string;
  readonly result?: XapiStatement['result'];
}

/**
 * A person's study of a chapter as xAPI 1.0.3 statements, for video and sound in the form of the video profile: each
 * sitting begins (initialized, played) and ends (paused, terminated) with the segments that the server has credited,
 * and the chapter is completed once. Ids derive from the statement's subject: repeated, it is the same statement.
 */
export function statementsOf(studied: Studied): XapiStatement[] {
  const { chapter, course, learnedAt, sittings, userId, watched } = studied;
  const { actor, object, parents } = frame(studied);
  const isPlayed = plays(chapter.kind);
  const where = `${studied.origin} ${userId} ${course.id} ${chapter.id}`;
  const resultOf = (spans: readonly Span[], time: number, seconds: number) => ({
    duration: lengthOf(seconds),
    ...(isPlayed
      ? {
          extensions: {
            [`${video}time`]: roundMs(time),
            [`${video}progress`]: progressOf(spans, chapter.durationS),
            [`${video}played-segments`]: segmentsOf(spans),
          },
        }
      : {}),
  });
  const say = ({ at, of, result, session, verb }: Said): XapiStatement => ({
    id: uuidOf(`${where} ${verb} ${of}`),
    actor,
    verb: { id: verbs[verb], display: { 'en-US': verb } },
    object,
    ...(result === undefined ? {} : { result }),
    context: {
      contextActivities: parents,
      extensions: {
        [`${video}session-id`]: session,
        ...(isPlayed ? { [`${video}length`]: roundMs(chapter.durationS) } : {}),
      },
    },
    timestamp: at.toISOString(),
    version: '1.0.3',
  });

  const statements = sittings.flatMap((sitting): XapiStatement[] => {
    const { id, lastAt, played, positionS, startedAt, studiedS } = sitting;
    const of = String(id);
    const session = uuidOf(`${where} sitting ${id}`);
    const ends = resultOf(played, positionS, studiedS);
    const begin = { [`${video}time`]: roundMs(played[0]?.[0] ?? 0) };
    return [
      say({ verb: 'initialized', at: startedAt, of, session }),
      ...(isPlayed && played.length > 0
        ? [
            say({ verb: 'played', at: startedAt, of, session, result: { extensions: begin } }),
            say({ verb: 'paused', at: lastAt, of, session, result: ends }),
          ]
        : []),
      say({ verb: 'terminated', at: lastAt, of, session, result: ends }),
    ];
  });
  const whole = uuidOf(`${where} chapter`);
  // Study before sittings were kept is stated by its result.
  if (sittings.length === 0) {
    const result = resultOf(watched, studied.positionS, studied.studiedS);
    statements.push(say({ verb: 'terminated', at: studied.lastBeatAt, of: 'chapter', session: whole, result }));
  }
  if (learnedAt !== null) {
    const result = { ...resultOf(watched, studied.positionS, studied.studiedS), completion: true };
    const session = uuidOf(`${where} sitting ${sittings.findLast((one) => one.startedAt <= learnedAt)?.id ?? ''}`);
    statements.push(
      say({
        verb: 'completed',
        at: learnedAt,
        of: 'chapter',
        session: sittings.length === 0 ? whole : session,
        result,
      }),
    );
  }
  return statements;
}
