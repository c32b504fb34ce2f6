import { defineCall } from '../call.ts';
import { lotteryRefusals, prizeKinds } from './lottery.choices.ts';
import { productArts, productPigments } from './mall.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `lotteryRefused`. */
export const refusedDraw = v.object({
  /** Why. */
  refusal: v.picklist(lotteryRefusals),
});

/** A prize. */
const prize = v.object({
  /** Id of the prize. */
  id: v.int(),
  /** What is won. */
  kind: v.picklist(prizeKinds),
  /** In the reader's language. */
  name: v.string(),
  /** Points that are won; 0 for other kinds. */
  points: v.int(),
  /** Subject of a product's drawing. */
  art: v.nullable(v.picklist(productArts)),
  /** Colours of that drawing. */
  pigment: v.nullable(v.picklist(productPigments)),
  /** Its share of all numbers: its odds are the share divided by the sum of all shares. */
  share: v.int(),
  /** Pieces that are left; null: it does not run out. */
  left: v.nullable(v.int()),
  /** What is given in place of a prize that has run out. */
  consolation: v.boolean(),
});
export type LotteryPrize = v.InferOutput<typeof prize>;

/** A number that the server is bound to before it is drawn with. */
const commitment = v.object({
  /** Id of the seed. */
  id: v.int(),
  /** SHA-256 of the seed, hexadecimal. */
  hash: v.string(),
  /** Draws that were made with it. */
  draws: v.int(),
});
export type LotteryCommitment = v.InferOutput<typeof commitment>;

/** A draw of the reader. */
const draw = v.object({
  /** Id of the draw. */
  id: v.int(),
  /** When. */
  at: epochMs,
  /** Which draw of the reader it is, from 1. */
  nonce: v.int(),
  /** The first 32 bits of HMAC-SHA256(seed, person:nonce). */
  number: v.int(),
  /** Prize that the number stands for. */
  drawn: v.int(),
  /** Prize that was given: another one where the drawn one had run out. */
  given: v.int(),
  /** Points that it took. */
  cost: v.int(),
  /** The seed it was drawn with. */
  seedId: v.int(),
  /** SHA-256 of that seed, as it was shown before. */
  hash: v.string(),
  /** The seed, hexadecimal, once it is opened; empty before. */
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
    /** The lottery; null where none is running. */
    lottery: v.nullable(
      v.object({
        /** Id of the lottery. */
        id: v.int(),
        /** In the reader's language. */
        title: v.string(),
        /** Points that a draw takes. */
        cost: v.int(),
        /** Draws that a person has on a day. */
        perDay: v.int(),
        /** When it ends. */
        closesAt: epochMs,
        /** Prizes, in the order in which they share the numbers. */
        prizes: v.array(prize),
      }),
    ),
    /** The reader's stand; null for visitors and where no lottery is running. */
    mine: v.nullable(
      v.object({
        /** What stands for the reader in the HMAC. */
        person: v.string(),
        /** Points that can be spent. */
        points: v.int(),
        /** Draws that are left today. */
        left: v.int(),
        /** What the next draws are bound to. */
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
    /** Id of the lottery. */
    lotteryId: wireId,
  }),
  response: v.object({
    /** What was drawn. */
    draw,
    /** Points that are left. */
    points: v.int(),
    /** Draws that are left today. */
    left: v.int(),
    /** Id of the exchange by which a product comes; null for other prizes. */
    exchangeId: v.nullable(v.int()),
  }),
});

export const lotteryOpenSeed = defineCall({
  name: 'apiLottery/openSeed',
  method: 'POST',
  summary: 'Opens the seed of the draws so far, and binds those to come to another one',
  source: ['MA-04'],
  request: v.object({
    /** Id of the lottery. */
    lotteryId: wireId,
  }),
  response: v.object({
    /** What the next draws are bound to. */
    next: commitment,
  }),
});

export const lotteryDraws = defineCall({
  name: 'apiLottery/draws',
  method: 'GET',
  summary: "The reader's draws in a lottery, last first",
  source: ['MA-04'],
  request: page({
    /** Id of the lottery. */
    lotteryId: wireId,
  }),
  response: pageOf(draw),
});
