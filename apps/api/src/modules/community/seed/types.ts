import type { ReportReason } from '@banyan/contracts/messages';
import type { Text } from '../../../db/seed/content/text.ts';

/** What people wrote under a post: who, what, how many minutes after it, who liked it, and what was replied. */
export interface SeedComment {
  readonly by: string;
  readonly words: string;
  /** Hours after the post. */
  readonly after: number;
  /** How many like it. */
  readonly likes?: number;
  readonly best?: true;
  readonly replies?: readonly (readonly [by: string, words: string, hoursAfter: number])[];
}

/** A topic or question of the demo. Texts are in the language in which its people write. */
export interface SeedPost {
  readonly id: number;
  readonly by: string;
  readonly title: string;
  /** Paragraphs; a line that begins with `- ` is a point of a list. */
  readonly body: readonly string[];
  readonly category: number;
  readonly hoursAgo: number;
  /** How many like it. */
  readonly likes?: number;
  readonly comments?: readonly SeedComment[];
  readonly reward?: number;
  readonly pinned?: true;
  readonly state?: 'waiting' | 'rejected';
  readonly reason?: string;
  readonly reported?: readonly ReportReason[];
}

/** The community of a demo enterprise. */
export interface SeedCommunity {
  readonly approval: boolean;
  readonly categories: readonly { readonly id: number; readonly name: Text }[];
  readonly topics: readonly SeedPost[];
  readonly questions: readonly SeedPost[];
}
