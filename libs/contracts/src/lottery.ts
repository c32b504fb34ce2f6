import { defineCall } from './call.ts';
import { lotteryRefusals, prizeKinds } from './lottery.choices.ts';
import { productArts, productPigments } from './mall.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, wireId } from './wire.ts';
import { z } from './z.ts';

/** Data of `lotteryRefused`. */
export const refusedDraw = z.object({
  /** Why. */
  refusal: z.enum(lotteryRefusals),
});

/** A prize. */
const prize = z.object({
  /** Id of the prize. */
  id: z.int(),
  /** What is won. */
  kind: z.enum(prizeKinds),
  /** In the reader's language. */
  name: z.string(),
  /** Points that are won; 0 for other kinds. */
  points: z.int(),
  /** What a product is drawn as. */
  art: z.nullable(z.enum(productArts)),
  /** What that drawing is painted with. */
  pigment: z.nullable(z.enum(productPigments)),
  /** Its share of all numbers: its odds are the share divided by the sum of all shares. */
  share: z.int(),
  /** Pieces that are left; null: it does not run out. */
  left: z.nullable(z.int()),
  /** What is given in place of a prize that has run out. */
  consolation: z.boolean(),
});
export type LotteryPrize = z.output<typeof prize>;

/** A number that the server is bound to before it is drawn with. */
const commitment = z.object({
  /** Id of the seed. */
  id: z.int(),
  /** SHA-256 of the seed, hexadecimal. */
  hash: z.string(),
  /** Draws that were made with it. */
  draws: z.int(),
});
export type LotteryCommitment = z.output<typeof commitment>;

/** A draw of the reader. */
const draw = z.object({
  /** Id of the draw. */
  id: z.int(),
  /** When. */
  at: epochMs,
  /** Which draw of the reader it is, from 1. */
  nonce: z.int(),
  /** The first 32 bits of HMAC-SHA256(seed, person:nonce). */
  number: z.int(),
  /** Prize that the number stands for. */
  drawn: z.int(),
  /** Prize that was given: another one where the drawn one had run out. */
  given: z.int(),
  /** Points that it took. */
  cost: z.int(),
  /** The seed it was drawn with. */
  seedId: z.int(),
  /** SHA-256 of that seed, as it was shown before. */
  hash: z.string(),
  /** The seed, hexadecimal, once it is opened; empty before. */
  seed: z.string(),
});
export type LotteryDraw = z.output<typeof draw>;

export const lotteryHome = defineCall({
  name: 'apiLottery/home',
  method: 'GET',
  summary: 'The lottery that is running, its prizes with their odds, and what binds the next draws',
  source: ['MA-04'],
  access: 'open',
  request: z.object({}),
  response: z.object({
    /** The lottery; null where none is running. */
    lottery: z.nullable(
      z.object({
        /** Id of the lottery. */
        id: z.int(),
        /** In the reader's language. */
        title: z.string(),
        /** Points that a draw takes. */
        cost: z.int(),
        /** Draws that a person has on a day. */
        perDay: z.int(),
        /** When it ends. */
        closesAt: epochMs,
        /** Prizes, in the order in which they share the numbers. */
        prizes: z.array(prize),
      }),
    ),
    /** The reader's stand; null for visitors and where no lottery is running. */
    mine: z.nullable(
      z.object({
        /** What stands for the reader in the HMAC. */
        person: z.string(),
        /** Points that can be spent. */
        points: z.int(),
        /** Draws that are left today. */
        left: z.int(),
        /** What the next draws are bound to. */
        next: commitment,
      }),
    ),
  }),
});
export type LotteryHome = z.output<(typeof lotteryHome)['response']>;

export const lotteryDraw = defineCall({
  name: 'apiLottery/draw',
  method: 'POST',
  summary: 'Draws once: points go and the prize comes in one step, or nothing happens',
  source: ['MA-04'],
  request: z.object({
    /** Id of the lottery. */
    lotteryId: wireId,
  }),
  response: z.object({
    /** What was drawn. */
    draw,
    /** Points that are left. */
    points: z.int(),
    /** Draws that are left today. */
    left: z.int(),
    /** Id of the exchange by which a product comes; null for other prizes. */
    exchangeId: z.nullable(z.int()),
  }),
});

export const lotteryOpenSeed = defineCall({
  name: 'apiLottery/openSeed',
  method: 'POST',
  summary: 'Opens the seed of the draws so far, and binds those to come to another one',
  source: ['MA-04'],
  request: z.object({
    /** Id of the lottery. */
    lotteryId: wireId,
  }),
  response: z.object({
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
