import type { ContentLanguage } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';

/** For whom things are told. */
export interface TaskReader {
  readonly scope: TenantScope;
  /** Null for visitors. */
  readonly userId: number | null;
  readonly language: ContentLanguage;
  /** Epoch ms. */
  readonly now: number;
}

/** What a domain tells of something that a programme asks for. Moments are epoch ms. */
export interface TaskItem {
  readonly title: string;
  readonly begun: boolean;
  /** It was handed in, and somebody has to mark it: its learner has nothing to do. */
  readonly waits?: boolean;
  /** Null: not finished. */
  readonly finishedAt: number | null;
  /** When it can be begun by itself; null: at any time. */
  readonly opensAt?: number | null;
  /** When it closes by itself; null: never. */
  readonly dueAt?: number | null;
  readonly minutes?: number | null;
  readonly questions?: number | null;
  readonly attempts?: number | null;
  /** Hundredths. */
  readonly score?: number | null;
  readonly place?: string;
}

/** Those of a kind that somebody may open, by id; what is not there, or for others, is left out. */
export type TaskItems = (reader: TaskReader, ids: readonly number[]) => Promise<ReadonlyMap<number, TaskItem>>;
