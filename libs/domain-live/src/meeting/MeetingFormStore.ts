import type { CallInput, CallOutput } from '@banyan/contracts';
import type { bookMeeting, changeMeeting, findColleagues, MeetingInfo, RoomPerson } from '@banyan/contracts/live';
import { Action, Request, type DraftPlace, type KeptDraft } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { MeetingWriteApi } from '../api/meetingCalls.ts';
import { keptMeetings, type MeetingValues } from './keptMeeting.ts';

type Found = CallOutput<typeof findColleagues>;
const nobody = { q: '', ids: [], accounts: [] };

/** Result of pasting accounts. */
export interface Pasted {
  readonly people: readonly RoomPerson[];
  /** Accounts that do not exist. */
  readonly missing: readonly string[];
}

/** Writing a meeting: people to invite, draft on the device, and sending. */
export class MeetingFormStore {
  readonly found: Request<Found, string>;
  readonly paste: Action<readonly string[], Pasted>;
  readonly book: Action<CallInput<typeof bookMeeting>, MeetingInfo>;
  readonly change: Action<CallInput<typeof changeMeeting>, MeetingInfo>;
  /** People with known names, by id. */
  readonly known = observable.map<string, RoomPerson>({}, { deep: false });
  /** Result of the last pasted accounts; null for none. */
  pasted: Pasted | null = null;
  /** The meeting as saved on the server; null before it was sent. */
  saved: MeetingInfo | null = null;
  private readonly api: MeetingWriteApi;
  private readonly draft: KeptDraft<MeetingValues> | null;

  /** `place`: stores a new meeting until it is booked. */
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
      done: (info) => this.setSaved(info),
    });
    makeAutoObservable<this, 'api' | 'draft'>(this, {
      ...{ found: false, paste: false, book: false, change: false, known: false },
      ...{ api: false, draft: false, saved: observableRef, pasted: observableRef },
    });
  }

  /** Draft of an unbooked meeting on the device; null for none. */
  kept(): MeetingValues | null {
    return this.draft?.read() ?? null;
  }

  /** Stores the input on this device; false when it has no storage. */
  keep(values: MeetingValues): boolean {
    return this.draft?.keep(values) === true;
  }

  discard(): void {
    this.draft?.forget();
  }

  /** Opens the form; earlier results are cleared. */
  begin(): void {
    this.pasted = null;
    this.saved = null;
    for (const action of [this.paste, this.book, this.change]) action.dismiss();
    void this.found.load('');
  }

  /** Loads the names of people known by id only, e.g. from a draft. Without them the ids are shown. */
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
