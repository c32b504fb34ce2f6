import type { CallOutput } from '@banyan/contracts';
import type {
  ActivityCode,
  ActivityOpinion,
  AttendanceCounts,
  AttendanceFilter,
  attendanceList,
  AttendanceMark,
  AttendanceRow,
} from '@banyan/contracts/training';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { activityCalls, type ActivityApi } from '../../api/activityCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';

/** The filter of the list. */
export interface Listed {
  readonly session: number;
  readonly filter: AttendanceFilter;
}

/** A person and the session attended. */
interface Marked {
  readonly session: number;
  readonly user: number;
}

interface Mark extends Marked {
  readonly mark: AttendanceMark;
}

/** Key of a mark under way: the same person is on other lists too. */
export const markKey = ({ session, user }: Marked) => `${session} ${user}`;

/** The desk of an activity: the code at its door, the attendance, the opinions. */
export class DeskStore {
  readonly code: Request<ActivityCode>;
  readonly people: PagedList<AttendanceRow, Listed, CallOutput<typeof attendanceList>>;
  readonly opinions: PagedList<ActivityOpinion>;
  readonly mark: Action<Mark, { row: AttendanceRow; counts: AttendanceCounts }>;
  /** Server's clock minus this device's, ms. */
  offset = 0;
  /** The next code could not be fetched: the one shown may no longer count. */
  stale = false;
  /** Number of requests for a code. */
  turns = 0;
  /** Counts after a mark, since the list was read. */
  private marked: AttendanceCounts | null = null;
  /** Id of the session whose list is shown. */
  #session = 0;

  constructor(id: number, api: Pick<ActivityApi, 'attendance' | 'code' | 'mark' | 'opinions'>) {
    this.code = new Request(async (_, options) => {
      try {
        const code = await api.code({ id }, options);
        this.asked(code);
        return code;
      } catch (error) {
        this.asked(null);
        throw error;
      }
    });
    this.people = new PagedList(
      async (listed, cursor, options) => {
        const page = await api.attendance({ id, ...listed, cursor }, options);
        this.setMarked(null);
        return page;
      },
      { id: ({ userId }) => userId },
    );
    this.opinions = new PagedList((_, cursor, options) => api.opinions({ id, cursor }, options), {
      id: ({ id }) => id,
    });
    this.mark = new Action((input, options) => api.mark({ id, ...input }, options), {
      of: (mark) => markKey(mark),
      done: ({ counts, row }, { session }) => {
        // The list of another session may be open meanwhile.
        if (session !== this.#session) return;
        this.people.replace(row);
        this.setMarked(counts);
      },
    });
    makeAutoObservable(this, { code: false, people: false, opinions: false, mark: false });
  }

  /** Counts of the attendance list; null until known. */
  get counts(): AttendanceCounts | null {
    return this.marked ?? this.people.latest?.counts ?? null;
  }

  show(listed: Listed, ended: boolean): void {
    this.#session = listed.session;
    void this.code.show();
    void this.people.show(listed);
    if (ended) void this.opinions.show();
  }

  refresh(): void {
    void this.people.refresh();
  }

  leave(): void {
    this.code.clear();
    this.people.leave();
    this.opinions.leave();
  }

  private asked(code: ActivityCode | null): void {
    this.turns += 1;
    this.stale = code === null;
    if (code !== null) this.offset = code.now - Date.now();
  }

  private setMarked(counts: AttendanceCounts | null): void {
    this.marked = counts;
  }
}

export const makeDeskStore = ({ http }: TrainingEnvironment, id: number) =>
  new DeskStore(id, apiOf(http, activityCalls));
