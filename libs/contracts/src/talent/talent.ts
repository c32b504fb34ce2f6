import { defineCall } from '../call.ts';
import { talentPigments, talentWays } from './talent.choices.ts';
import { epochMs, flag, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A post on the job map [TA-01]. */
const post = v.object({
  /** Post id. */
  id: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Level, 1 to 6. */
  level: v.int(),
  /** Number of people in the post. */
  people: v.int(),
  /** Number of abilities in which the viewer is below the required level. */
  gaps: v.int(),
  /** The viewer was in this post before. */
  walked: v.boolean(),
  /** Number of likes. */
  likes: v.int(),
  /** The viewer likes it. */
  liked: v.boolean(),
});
export type TalentPost = v.InferOutput<typeof post>;

/** A family of posts: one line of the map [TA-01]. */
const line = v.object({
  /** Line id. */
  id: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Its colour. */
  pigment: v.picklist(talentPigments),
  /** Posts by level. */
  posts: v.array(post),
});
export type TalentLine = v.InferOutput<typeof line>;

/** A way to close a gap. */
const way = v.object({
  /** Course or sparring. */
  kind: v.picklist(talentWays),
  /** Id of the course or of the sparring scenario. */
  id: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Its length, minutes. */
  minutes: v.int(),
  /** Level that it leads to. */
  level: v.int(),
  /** It was begun and is not finished. */
  begun: v.boolean(),
  /** Time of completion, epoch ms; null: not finished. */
  finishedAt: v.nullable(epochMs),
});
export type TalentWay = v.InferOutput<typeof way>;

/** An ability that a post requires, with the viewer's level. */
const requirement = v.object({
  /** Ability id. */
  id: v.int(),
  /** Name in the viewer’s language. */
  title: v.string(),
  /** Description in one sentence. */
  about: v.string(),
  /** Required level, 1 to 5. */
  asked: v.int(),
  /** The viewer's level, 0 to 5. */
  has: v.int(),
  /** Evidence of the level, such as an exam with its score; empty for none yet. */
  proof: v.string(),
  /** Time of the evidence; null for none yet. */
  provedAt: v.nullable(epochMs),
  /** Ways to a higher level, nearest first. */
  ways: v.array(way),
});
export type TalentRequirement = v.InferOutput<typeof requirement>;

/** Details of a post. */
const detail = v.object({
  /** The post as the map shows it. */
  post,
  /** Name of its line. */
  line: v.string(),
  /** Description of the work. */
  about: v.string(),
  /** Requirements, widest gap first. */
  requirements: v.array(requirement),
});
export type TalentPostDetail = v.InferOutput<typeof detail>;

const map = v.object({
  /** Lines in order; empty when the enterprise has no map. */
  lines: v.array(line),
  /** Usual moves between posts of different lines. */
  moves: v.array(
    v.object({
      /** Post id. */
      from: v.int(),
      /** Post id. */
      to: v.int(),
    }),
  ),
  /** The viewer's state; null when their post is unknown. */
  mine: v.nullable(
    v.object({
      /** Id of the current post. */
      post: v.int(),
      /** Start in the current post, epoch ms. */
      since: epochMs,
      /** Start in the first post on the map, epoch ms. */
      began: epochMs,
      /** Id of the target post; null when none is chosen. */
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
    /** Y: like it; N: withdraw the like. */
    like: flag,
  }),
  response: v.object({
    /** Number of likes now. */
    likes: v.int(),
    /** The viewer likes it now. */
    liked: v.boolean(),
  }),
});
