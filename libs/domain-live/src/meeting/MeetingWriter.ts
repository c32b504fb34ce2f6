import type { CallInput, CallOutput } from '@banyan/contracts';
import type { bookMeeting, changeMeeting, findColleagues, MeetingInfo, RoomPerson } from '@banyan/contracts/live';
import { Action, Request, type DraftPlace, type KeptDraft } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { MeetingWriteApi } from '../api/meetingCalls.ts';
import { keptMeetings, type MeetingValues } from './keptMeeting.ts';

type Found = CallOutput<typeof findColleagues>;
const nobody = { q: '', ids: [], accounts: [] };

/** What came of accounts that were pasted. */
export interface Pasted {
  readonly people: readonly RoomPerson[];
  /** Accounts that nobody has. */
  readonly missing: readonly string[];
}

/** A meeting that is written: whom one may ask, what the device keeps, and sending it. */
export class MeetingWriter {
  readonly found: Request<Found, string>;
  readonly paste: Action<readonly string[], Pasted>;
  readonly book: Action<CallInput<typeof bookMeeting>, MeetingInfo>;
  readonly change: Action<CallInput<typeof changeMeeting>, MeetingInfo>;
  /** People whose names are known, by id. */
  readonly known = observable.map<string, RoomPerson>({}, { deep: false });
  /** What the accounts that were pasted last came to; null: nothing was pasted. */
  pasted: Pasted | null = null;
  /** The meeting as the server has it now; null: it was not sent yet. */
  saved: MeetingInfo | null = null;
  /** The meeting that is changed; null: a new one is written. */
  #of: number | null = null;
  private readonly api: MeetingWriteApi;
  private readonly draft: KeptDraft<MeetingValues> | null;

  /** `place`: keeps a new one until it is booked. */
  constructor(api: MeetingWriteApi, place: DraftPlace | null) {
    this.api = api;
    this.draft = place === null ? null : keptMeetings.of(place);
    this.found = new Request((q, options) => this.find({ ...nobody, q }, options));
    this.paste = new Action(
      async (accounts) => {
        const { items, missing } = await this.find({ ...nobody, accounts: [...accounts] });
        return { people: items, missing };
      },
      { done: (pasted) => this.setPasted(pasted) },
    );
    this.book = new Action((input, options) => api.book(input, options), {
      done: (info) => {
        this.discard();
        this.setSaved(info);
      },
    });
    this.change = new Action((input, options) => api.change(input, options), {
      of: ({ id }) => id,
      done: (info, { id }) => {
        // Another one may be written meanwhile.
        if (id === this.#of) this.setSaved(info);
      },
    });
    makeAutoObservable<this, 'api' | 'draft'>(this, {
      ...{ found: false, paste: false, book: false, change: false, known: false },
      ...{ api: false, draft: false, saved: observableRef, pasted: observableRef },
    });
  }

  /** What the device has kept of a meeting that was not booked; null: nothing. */
  kept(): MeetingValues | null {
    return this.draft?.read() ?? null;
  }

  /** Keeps what is typed on this device; false where it keeps nothing. */
  keep(values: MeetingValues): boolean {
    return this.draft?.keep(values) === true;
  }

  discard(): void {
    this.draft?.forget();
  }

  /** Begins to write, or to change the meeting `of`: nothing of the time before is shown. */
  begin(of: number | null = null): void {
    this.#of = of;
    this.pasted = null;
    this.saved = null;
    for (const action of [this.paste, this.book]) action.dismiss();
    if (of !== null) this.change.dismiss(of);
    void this.found.load('');
  }

  /** Names of people who are known by id alone, e.g. of a draft. Where they do not come the ids are shown. */
  async meet(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !this.known.has(id)).map(Number);
    if (missing.length > 0) await this.find({ ...nobody, ids: missing }).catch(() => undefined);
  }

  leave(): void {
    this.found.leave();
  }

  private async find(
    input: CallInput<typeof findColleagues>,
    options: Parameters<MeetingWriteApi['people']>[1] = {},
  ): Promise<Found> {
    const found = await this.api.people(input, options);
    runInAction(() => this.remember(found.items));
    return found;
  }

  remember(people: readonly RoomPerson[]): void {
    for (const person of people) this.known.set(String(person.id), person);
  }

  private setSaved(saved: MeetingInfo): void {
    this.saved = saved;
  }

  private setPasted(pasted: Pasted): void {
    this.pasted = pasted;
  }
}
