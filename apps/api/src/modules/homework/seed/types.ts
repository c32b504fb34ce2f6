import type { L10n } from '../../../db/seed/content/types.ts';
import type { SeedOffice } from '../../../seed/officeFiles.ts';

/** What somebody handed in. */
export interface SeedSubmission {
  readonly hoursAgo: number;
  readonly text: string;
  readonly state: 'marking' | 'passed' | 'failed' | 'withdrawn';
  /** Tenths of a point. */
  readonly score?: number;
  readonly comment?: string;
  /** What is said of words in the text. */
  readonly comments?: readonly { readonly of: string; readonly words: string }[];
}

/** Homework of the demo. */
export interface SeedHomework {
  readonly id: number;
  readonly eid: number;
  readonly title: L10n;
  readonly task: L10n;
  readonly owner: L10n;
  /** What it is marked by; their points make up the full score. */
  readonly criteria?: readonly { readonly text: L10n; readonly points: number; readonly keywords: readonly string[] }[];
  /** Days from now; negative: ago. */
  readonly opensIn: number;
  readonly dueIn: number | null;
  readonly fullScore: number;
  readonly passScore: number;
  readonly again?: boolean;
  /** Files to it: a table as text (.csv), or an office file. */
  readonly attachments?: readonly { readonly name: string; readonly content: string | SeedOffice }[];
  /** What the demo learner has written. */
  readonly draft?: string;
  /** What the demo learner handed in, first first. */
  readonly handedIn?: readonly SeedSubmission[];
  /** What a colleague handed in, for the markers. */
  readonly colleague?: string;
}

/** Who marks and who learns in a demo enterprise, by account. */
export interface SeedPeople {
  readonly learner: string;
  readonly marker: string;
  readonly colleague: string;
}
