import type { PostKind } from '@banyan/contracts/community';
import type { RoomPart } from '@banyan/contracts/live';
import type { FileSender, HttpClient, Uploader } from '@banyan/core-http';
import type { SessionStore } from '@banyan/core-session';
import type { AccountPorts } from '@banyan/domain-account';
import type { TrainingPorts } from '@banyan/domain-training';
import type { CountersStore } from '../composition/CountersStore.ts';
import type { Translations } from '../i18n/createTranslations.ts';
import type { News } from '../composition/News.ts';
import type { TaskCounts } from '../composition/TaskCounts.ts';
import type { LateParts } from './tables/lateParts.ts';

/** What of a live room has changed. */
export interface RoomNews {
  readonly id: number;
  readonly part: RoomPart;
}

/** Dependencies of every domain. */
export interface ModuleDeps {
  readonly http: HttpClient;
  readonly session: SessionStore;
  readonly uploader: Uploader;
  /** Sends the files of calls of their own; nobody can without it. */
  readonly sendFile?: FileSender;
  readonly translations: Pick<Translations, 'need'>;
  /** Red points of the task centre. */
  readonly tasks: Pick<TaskCounts, 'of' | 'round'>;
  /** Address of the API; empty for the page's own origin. */
  readonly apiBase?: string;
  /** Battles that have changed, by their ids; null: perhaps all. */
  readonly battles: Pick<News<number | null>, 'listen'>;
  /** Topics or questions that have come; null: perhaps both. */
  readonly posts: Pick<News<PostKind | null>, 'listen'>;
  /** What of which live room has changed; null: perhaps everything. */
  readonly rooms?: Pick<News<RoomNews | null>, 'listen'>;
  /** What the server tells of counters; nothing without it. */
  readonly counters?: CountersStore;
  /** What the screens of accounts may do with the portal. */
  readonly account: Omit<AccountPorts, 'LanguageSwitch'>;
  /** Around pages for anybody; without it they stand alone. */
  readonly PublicFrame?: TrainingPorts['PublicFrame'];
}

/** What the tables of the other domains are made with. */
export interface TableDeps extends ModuleDeps {
  readonly lateParts: LateParts;
}
