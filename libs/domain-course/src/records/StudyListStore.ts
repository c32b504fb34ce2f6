import type { StudyRecord } from '@banyan/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi, StudyListPage } from '../api/courseApi.ts';
import { LatestCall } from '../shared/LatestCall.ts';
import { idle, loading, type Request } from '../shared/request.ts';

/** Which part of the record is asked for. */
export type StudyListState = 'all' | 'learning' | 'learned';
const pageSize = 20;

/** The learning record: what was studied, last first, page after page [CO-14]. */
export class StudyListStore {
  state: StudyListState = 'all';
  /** The first page: the whole list stands or falls with it. */
  first: Request<StudyListPage> = idle;
  /** The page after what is shown. */
  more: Request<null> = idle;
  records: readonly StudyRecord[] = [];
  /** How many there are of each kind; those of the list before stay while the next one loads. */
  counts: StudyListPage['counts'] | null = null;
  readonly #api: Pick<CourseApi, 'studied'>;
  readonly #call = new LatestCall();
  #next: string | null = null;

  constructor(api: Pick<CourseApi, 'studied'>) {
    this.#api = api;
    makeAutoObservable(this, {
      first: observableRef,
      more: observableRef,
      records: observableRef,
      counts: observableRef,
    });
  }

  /** Shows one part of the record from its beginning; also the way on after a failure. */
  show(state: StudyListState): void {
    this.state = state;
    this.first = loading;
    this.more = idle;
    this.records = [];
    this.askFirst((error) => this.fail(error));
  }

  /** Asks again for the record that is on the screen, which stays until the answer is there. */
  refresh(): void {
    // The answer under way may be from before whatever calls for a new one.
    if (this.first.state === 'loading') this.show(this.state);
    // Whoever has gone further down reads on; the first page would take the rest away.
    const onlyFirst = this.first.state === 'ready' && this.records.length === this.first.value.items.length;
    if (onlyFirst && this.more.state !== 'loading') this.askFirst(() => undefined);
  }

  /** Adds the next page, if there is one; also the way on after a failure. */
  loadMore(): void {
    const cursor = this.#next;
    if (this.first.state !== 'ready' || this.more.state === 'loading' || cursor === null) return;
    this.more = loading;
    void this.#call.run((signal) => this.#api.studied({ state: this.state, cursor, size: pageSize }, { signal }), {
      ready: (page) => this.add(page),
      failed: (error) => this.failMore(error),
    });
  }

  /** The screen was left. */
  leave(): void {
    this.#call.cancel();
    if (this.first.state === 'loading') this.first = idle;
    if (this.more.state === 'loading') this.more = idle;
  }

  /** Whether everything is shown. */
  get complete(): boolean {
    return this.first.state === 'ready' && this.more.state === 'ready';
  }

  private askFirst(failed: (error: unknown) => void): void {
    const { state } = this;
    void this.#call.run((signal) => this.#api.studied({ state, cursor: '', size: pageSize }, { signal }), {
      ready: (page) => this.setFirst(page),
      failed,
    });
  }

  private setFirst(page: StudyListPage): void {
    this.first = { state: 'ready', value: page };
    this.records = page.items;
    this.turn(page);
  }

  private add(page: StudyListPage): void {
    // Whoever studies between two pages moves a course to the front: it must not stand here twice.
    const shown = new Set(this.records.map(({ course }) => course.id));
    this.records = [...this.records, ...page.items.filter(({ course }) => !shown.has(course.id))];
    this.turn(page);
  }

  private turn(page: StudyListPage): void {
    this.counts = page.counts;
    this.#next = page.next;
    this.more = page.next === null ? { state: 'ready', value: null } : idle;
  }

  private fail(error: unknown): void {
    this.first = { state: 'failed', error };
  }

  private failMore(error: unknown): void {
    this.more = { state: 'failed', error };
  }
}
