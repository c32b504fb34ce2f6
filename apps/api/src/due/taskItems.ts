import type { ContentLanguage } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';

/** Reader of tasks. */
export interface TaskReader {
  readonly scope: TenantScope;
  /** Null for visitors. */
  readonly userId: number | null;
  readonly language: ContentLanguage;
  /** Epoch ms. */
  readonly now: number;
}

/** A domain's view of something that a programme asks for. Moments are epoch ms. */
export interface TaskItem {
  readonly title: string;
  readonly begun: boolean;
  /** Submitted, and waiting for marking: its learner has nothing to do. */
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

/** Those of a kind that the reader may open, by id; missing ones, and those for others, are left out. */
export type TaskItems = (reader: TaskReader, ids: readonly number[]) => Promise<ReadonlyMap<number, TaskItem>>;
