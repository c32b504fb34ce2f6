import { defineCall } from './call.ts';
import { talentPigments, talentWays } from './talent.choices.ts';
import { epochMs, flag, wireId } from './wire.ts';
import { z } from './z.ts';

/** A post on the job map [TA-01]. */
const post = z.object({
  /** Post id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** 1 to 6. */
  level: z.int(),
  /** How many people hold it. */
  people: z.int(),
  /** Abilities in which the viewer is below what it asks for. */
  gaps: z.int(),
  /** The viewer had it before. */
  walked: z.boolean(),
  /** How many people like it. */
  likes: z.int(),
  /** The viewer is one of them. */
  liked: z.boolean(),
});
export type TalentPost = z.output<typeof post>;

/** A family of posts: one line of the map [TA-01]. */
const line = z.object({
  /** Line id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** Its colour. */
  pigment: z.enum(talentPigments),
  /** By level. */
  posts: z.array(post),
});
export type TalentLine = z.output<typeof line>;

/** What closes a gap. */
const way = z.object({
  /** Course or sparring. */
  kind: z.enum(talentWays),
  /** Id of the course or of the sparring scenario. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** What it takes, minutes. */
  minutes: z.int(),
  /** Level that it leads to. */
  level: z.int(),
  /** It was begun and not finished. */
  begun: z.boolean(),
  /** Epoch ms; null: not finished. */
  finishedAt: z.nullable(epochMs),
});
export type TalentWay = z.output<typeof way>;

/** What a post asks for of one ability, and what the viewer has of it. */
const requirement = z.object({
  /** Ability id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** What it is, one sentence. */
  about: z.string(),
  /** Level that the post asks for, 1 to 5. */
  asked: z.int(),
  /** Level that the viewer has, 0 to 5. */
  has: z.int(),
  /** What the level rests on, such as an exam with its score; empty: nothing yet. */
  proof: z.string(),
  /** When that was; null: nothing yet. */
  provedAt: z.nullable(epochMs),
  /** What leads further, nearest first. */
  ways: z.array(way),
});
export type TalentRequirement = z.output<typeof requirement>;

/** One post in full. */
const detail = z.object({
  /** As the map shows it. */
  post,
  /** Name of its line. */
  line: z.string(),
  /** What one does there. */
  about: z.string(),
  /** Gaps first, the widest first. */
  requirements: z.array(requirement),
});
export type TalentPostDetail = z.output<typeof detail>;

const map = z.object({
  /** Lines in their order; empty: the enterprise has no map. */
  lines: z.array(line),
  /** Posts between which people change from one line to another. */
  moves: z.array(
    z.object({
      /** Post id. */
      from: z.int(),
      /** Post id. */
      to: z.int(),
    }),
  ),
  /** Where the viewer stands; null: no post is known. */
  mine: z.nullable(
    z.object({
      /** Post id. */
      post: z.int(),
      /** Since when, epoch ms. */
      since: epochMs,
      /** Since when on the map at all, epoch ms. */
      began: epochMs,
      /** Post that the viewer wants next; null: none is chosen. */
      aim: z.nullable(z.int()),
    }),
  ),
});
export type JobMap = z.output<typeof map>;

export const jobMap = defineCall({
  name: 'apiTalent/jobMap',
  method: 'GET',
  summary: 'The job map: lines of posts, where the viewer stands, and how many abilities each post lacks',
  source: ['TA-01'],
  request: z.object({}),
  response: map,
});

export const talentPost = defineCall({
  name: 'apiTalent/post',
  method: 'GET',
  summary: 'A post with the abilities it asks for, what the viewer has of them, and what closes the gaps',
  source: ['TA-01'],
  request: z.object({
    /** Post id. */
    id: wireId,
  }),
  response: detail,
});

export const aimAtPost = defineCall({
  name: 'apiTalent/aim',
  method: 'POST',
  summary: 'Chooses the post that the viewer wants next; chosen again it stays',
  source: ['TA-01'],
  request: z.object({
    /** Post id. */
    id: wireId,
  }),
  response: map,
});

export const likePoint = defineCall({
  name: '/yii/appapi/v1/talent/index/point-like',
  method: 'GET',
  summary: 'Likes a point of the job map, or no longer; asked again it stays. Refused when it comes too often',
  source: ['TA-01'],
  request: z.object({
    /** Post id. */
    id: wireId,
    /** Y: likes it; N: no longer. */
    like: flag,
  }),
  response: z.object({
    /** How many people like it now. */
    likes: z.int(),
    /** The viewer is one of them. */
    liked: z.boolean(),
  }),
});
