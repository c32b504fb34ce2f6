import { defineCall } from '../call.ts';
import { talentPigments, talentWays } from './talent.choices.ts';
import { epochMs, flag, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A post on the job map [TA-01]. */
const post = v.object({
  /** Post id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** 1 to 6. */
  level: v.int(),
  /** How many people hold it. */
  people: v.int(),
  /** Abilities in which the viewer is below what it asks for. */
  gaps: v.int(),
  /** The viewer had it before. */
  walked: v.boolean(),
  /** How many people like it. */
  likes: v.int(),
  /** The viewer is one of them. */
  liked: v.boolean(),
});
export type TalentPost = v.InferOutput<typeof post>;

/** A family of posts: one line of the map [TA-01]. */
const line = v.object({
  /** Line id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** Its colour. */
  pigment: v.picklist(talentPigments),
  /** By level. */
  posts: v.array(post),
});
export type TalentLine = v.InferOutput<typeof line>;

/** What closes a gap. */
const way = v.object({
  /** Course or sparring. */
  kind: v.picklist(talentWays),
  /** Id of the course or of the sparring scenario. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** Its length, minutes. */
  minutes: v.int(),
  /** Level that it leads to. */
  level: v.int(),
  /** It was begun and not finished. */
  begun: v.boolean(),
  /** Epoch ms; null: not finished. */
  finishedAt: v.nullable(epochMs),
});
export type TalentWay = v.InferOutput<typeof way>;

/** What a post asks for of one ability, and what the viewer has of it. */
const requirement = v.object({
  /** Ability id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** What it is, one sentence. */
  about: v.string(),
  /** Level that the post asks for, 1 to 5. */
  asked: v.int(),
  /** Level that the viewer has, 0 to 5. */
  has: v.int(),
  /** What the level rests on, such as an exam with its score; empty: nothing yet. */
  proof: v.string(),
  /** When that was; null: nothing yet. */
  provedAt: v.nullable(epochMs),
  /** What leads further, nearest first. */
  ways: v.array(way),
});
export type TalentRequirement = v.InferOutput<typeof requirement>;

/** One post in full. */
const detail = v.object({
  /** As the map shows it. */
  post,
  /** Name of its line. */
  line: v.string(),
  /** What one does there. */
  about: v.string(),
  /** Gaps first, the widest first. */
  requirements: v.array(requirement),
});
export type TalentPostDetail = v.InferOutput<typeof detail>;

const map = v.object({
  /** Lines in their order; empty: the enterprise has no map. */
  lines: v.array(line),
  /** Posts between which people change from one line to another. */
  moves: v.array(
    v.object({
      /** Post id. */
      from: v.int(),
      /** Post id. */
      to: v.int(),
    }),
  ),
  /** The viewer's state; null: no post is known. */
  mine: v.nullable(
    v.object({
      /** Post id. */
      post: v.int(),
      /** Since when, epoch ms. */
      since: epochMs,
      /** Since when on the map at all, epoch ms. */
      began: epochMs,
      /** Post that the viewer wants next; null: none is chosen. */
      aim: v.nullable(v.int()),
    }),
  ),
});
export type JobMap = v.InferOutput<typeof map>;

export const jobMap = defineCall({
  name: 'apiTalent/jobMap',
  method: 'GET',
  summary: 'The job map: lines of posts, where the viewer stands, and how many abilities each post lacks',
  source: ['TA-01'],
  request: v.object({}),
  response: map,
});

export const talentPost = defineCall({
  name: 'apiTalent/post',
  method: 'GET',
  summary: 'A post with the abilities it asks for, what the viewer has of them, and what closes the gaps',
  source: ['TA-01'],
  request: v.object({
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
  request: v.object({
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
  request: v.object({
    /** Post id. */
    id: wireId,
    /** Y: likes it; N: no longer. */
    like: flag,
  }),
  response: v.object({
    /** How many people like it now. */
    likes: v.int(),
    /** The viewer is one of them. */
    liked: v.boolean(),
  }),
});
