import { defineCall } from '../call.ts';
import { lotteryRefusals, prizeKinds } from './lottery.choices.ts';
import { productArts, productPigments } from './mall.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `lotteryRefused`. */
export const refusedDraw = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(lotteryRefusals),
});

/** A prize of a lottery. */
const prize = v.object({
  /** Prize id. */
  id: v.int(),
  /** Kind of the prize. */
  kind: v.picklist(prizeKinds),
  /** Name in the reader's language. */
  name: v.string(),
  /** Points of the prize; 0 for other kinds. */
  points: v.int(),
  /** Subject of a product's drawing. */
  art: v.nullable(v.picklist(productArts)),
  /** Colours of that drawing. */
  pigment: v.nullable(v.picklist(productPigments)),
  /** Share of all numbers; its odds are this share divided by the sum of all shares. */
  share: v.int(),
  /** Pieces left; null when unlimited. */
  left: v.nullable(v.int()),
  /** Consolation prize, given in place of one that has run out. */
  consolation: v.boolean(),
});
export type LotteryPrize = v.InferOutput<typeof prize>;

/** A seed, and prizes with their odds, that the server commits to before they are used for draws. */
const commitment = v.object({
  /** Seed id. */
  id: v.int(),
  /** SHA-256 of the seed's bytes followed by the terms, hexadecimal. */
  hash: v.string(),
  /** Number of draws made with it. */
  draws: v.int(),
});
export type LotteryCommitment = v.InferOutput<typeof commitment>;

/** A draw of the reader. */
const draw = v.object({
  /** Draw id. */
  id: v.int(),
  /** Time of the draw. */
  at: epochMs,
  /** Account that drew, in the HMAC; of joined accounts it may be the other one. */
  person: v.string(),
  /** Sequence number of the draw for this account, from 1. */
  nonce: v.int(),
  /** The first 32 bits of HMAC-SHA256(seed, person:nonce:own). */
  number: v.int(),
  /** Id of the prize that the number selects. */
  drawn: v.int(),
  /** Id of the prize given; it differs when the drawn one had run out. */
  given: v.int(),
  /** Points that the draw cost. */
  cost: v.int(),
  /** Id of its seed. */
  seedId: v.int(),
  /** The reader's own part of the number, as the reader's device sent it with the draw. */
  own: v.string(),
  /** Prizes with their odds: `id:share` in their order, `id:share:consolation` for the one that consoles, with spaces. */
  terms: v.string(),
  /** SHA-256 of the seed's bytes followed by the terms, as published before the draw. */
  hash: v.string(),
  /** The seed, hexadecimal, once revealed; empty before. */
  seed: v.string(),
});
export type LotteryDraw = v.InferOutput<typeof draw>;

export const lotteryHome = defineCall({
  name: 'apiLottery/home',
  method: 'GET',
  summary: 'The lottery that is running, its prizes with their odds, and what binds the next draws',
  source: ['MA-04'],
  access: 'open',
  request: v.object({}),
  response: v.object({
    /** The running lottery; null for none. */
    lottery: v.nullable(
      v.object({
        /** Lottery id. */
        id: v.int(),
        /** Title in the reader's language. */
        title: v.string(),
        /** Points that a draw costs. */
        cost: v.int(),
        /** Draws per person and day. */
        perDay: v.int(),
        /** End of the lottery. */
        closesAt: epochMs,
        /** Prizes in the order of their shares of the numbers. */
        prizes: v.array(prize),
      }),
    ),
    /** The reader's state; null for visitors and when no lottery is running. */
    mine: v.nullable(
      v.object({
        /** The reader's id in the HMAC of draws to come. */
        person: v.string(),
        /** Spendable points. */
        points: v.int(),
        /** Draws left today. */
        left: v.int(),
        /** Commitment for the next draws. */
        next: commitment,
      }),
    ),
  }),
});
export type LotteryHome = v.InferOutput<(typeof lotteryHome)['response']>;

export const lotteryDraw = defineCall({
  name: 'apiLottery/draw',
  method: 'POST',
  summary: 'Draws once: points go and the prize comes in one step, or nothing happens',
  source: ['MA-04'],
  request: v.object({
    /** Lottery id. */
    lotteryId: wireId,
    /** The reader's own part of the number, 1–64 characters; the server has committed to its part before. */
    own: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  response: v.object({
    /** The new draw. */
    draw,
    /** Points left. */
    points: v.int(),
    /** Draws left today. */
    left: v.int(),
    /** Id of the exchange that delivers a product; null for other prizes. */
    exchangeId: v.nullable(v.int()),
  }),
});

export const lotteryOpenSeed = defineCall({
  name: 'apiLottery/openSeed',
  method: 'POST',
  summary: 'Opens the seed of the draws so far, and binds those to come to another one',
  source: ['MA-04'],
  request: v.object({
    /** Lottery id. */
    lotteryId: wireId,
  }),
  response: v.object({
    /** Commitment for the next draws. */
    next: commitment,
  }),
});

export const lotteryDraws = defineCall({
  name: 'apiLottery/draws',
  method: 'GET',
  summary: "The reader's draws in a lottery, last first",
  source: ['MA-04'],
  request: page({
    /** Lottery id. */
    lotteryId: wireId,
  }),
  response: pageOf(draw),
});
