import type { PostKind } from '@banyan/contracts/community';
import type { RoomPart } from '@banyan/contracts/live';
import type { FileSender, HttpClient, Uploader } from '@banyan/core-http';
import type { SessionStore } from '@banyan/core-session';
import type { AccountPorts } from '@banyan/domain-account';
import type { TrainingPorts } from '@banyan/domain-training';
import type { CountersStore } from '../composition/CountersStore.ts';
import type { Translations } from '../i18n/createTranslations.ts';
import type { News } from '../composition/News.ts';
import type { TaskCountsStore } from '../composition/TaskCountsStore.ts';
import type { LateParts } from './tables/lateParts.ts';

/** A change in a live room. */
export interface RoomNews {
  readonly id: number;
  readonly part: RoomPart;
}

/** Dependencies of every domain. */
export interface ModuleDeps {
  readonly http: HttpClient;
  readonly session: SessionStore;
  readonly uploader: Uploader;
  /** Sends files of calls that need it; left out, such calls are not possible. */
  readonly sendFile?: FileSender;
  readonly translations: Pick<Translations, 'need'>;
  /** Numbers of the task centre's red points. */
  readonly tasks: Pick<TaskCountsStore, 'of' | 'round'>;
  /** Address of the API; empty for the page's own origin. */
  readonly apiBase?: string;
  /** Changed battles by id; null: all may have changed. */
  readonly battles: Pick<News<number | null>, 'listen'>;
  /** Exams of which supervisors changed something, by id; null: perhaps any. */
  readonly sittings: Pick<News<number | null>, 'listen'>;
  /** New topics or questions; null: possibly both. */
  readonly posts: Pick<News<PostKind | null>, 'listen'>;
  /** Changes in live rooms; null: anything may have changed. */
  readonly rooms?: Pick<News<RoomNews | null>, 'listen'>;
  /** Changes of counters from the server; none without it. */
  readonly counters?: CountersStore;
  /** Functions of the portal that the account screens may use. */
  readonly account: Omit<AccountPorts, 'LanguageSwitch'>;
  /** The frame around public pages; without it they are shown alone. */
  readonly PublicFrame?: TrainingPorts['PublicFrame'];
}

/** Dependencies of the tables of the other domains. */
export interface TableDeps extends ModuleDeps {
  readonly lateParts: LateParts;
}
