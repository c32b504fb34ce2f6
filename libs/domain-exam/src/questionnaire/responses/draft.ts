import { v } from '@banyan/contracts';
import type { ItemValue } from '@banyan/contracts/exam';
import { DraftKind } from '@banyan/core-screen';

/** A picture that has been sent, as the sheet shows it. */
export interface SentImage {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly url: string;
}

/** Answers of a person that are not handed in. */
export interface Draft {
  /** By question. */
  readonly values: Readonly<Record<string, ItemValue>>;
  /** Pictures that its answers name. */
  readonly images: readonly SentImage[];
  /** Signatures as data URLs of PNGs, by question; they are sent with the answers. */
  readonly signatures: Readonly<Record<string, string>>;
  /** The questions that were asked, as the server names them; empty when unknown. */
  readonly asked: string;
  /** Sent along with the answers, the same in each attempt. */
  readonly salt: string;
  /** When it was kept, epoch ms. */
  readonly at: number;
}

const value = v.object({
  text: v.string(),
  numbers: v.array(v.number()),
  gaps: v.array(v.string()),
  files: v.array(v.string()),
});
const image = v.object({ id: v.string(), name: v.string(), size: v.number(), type: v.string(), url: v.string() });

/** Answers that were not handed in, by questionnaire. */
export const questionnaireDrafts = new DraftKind<Draft>(
  'questionnaire',
  v.object({
    values: v.record(v.string(), value),
    images: v.array(image),
    signatures: v.record(v.string(), v.string()),
    asked: v.optional(v.string(), ''),
    salt: v.string(),
    at: v.number(),
  }),
);
