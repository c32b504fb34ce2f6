import type { ScormChapter, ScormPart } from '@banyan/contracts/course';
import { LatestCall } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi, ProgressAck, ScormCommit } from '../api/courseApi.ts';
import { outcomeOfReport } from '../shared/refusal.ts';
import type { WatchKey } from './ProgressJournal.ts';
import type { ScormJournal } from './ScormJournal.ts';
import { openMessage, type HandedOver, type ScormMessage } from './scormMessages.ts';

/** Delay before non-urgent hand-overs are sent. */
const sendAfterMs = 3000;
const retryAfterMs = 5000;

export interface ScormPorts {
  readonly api: Pick<CourseApi, 'scorm' | 'commitScorm'>;
  readonly journal: ScormJournal;
  /** Id of this window. */
  readonly holder: () => Promise<string>;
  /** The server has confirmed a part as finished. */
  readonly onFinished: (no: number) => void;
  /** The server accepts no more. */
  readonly onRefused: (error: unknown) => void;
}

/** Resume data of a package, in its own format. */
interface Place {
  readonly location: string;
  readonly suspend: string;
}

/** A visit of a part, to identify hand-overs that arrive after it was left. */
export interface ScormVisit {
  readonly key: WatchKey;
  readonly heard: (ack: ProgressAck) => void;
  readonly places: Map<number, Place>;
}

/** A hand-over without the id of the sending window. */
type Waiting = Omit<ScormCommit, 'holder'>;

/**
 * The package of a SCORM chapter: its open part, and hand-overs on their way to the server. Each stays in the journal
 * until the server has it, and is returned to the package when it opens again.
 */
export class ScormStore {
  package: ScormChapter | null = null;
  /** The call's error, or that the package's page is missing. */
  failure: unknown = null;
  /** The package's page has appeared. */
  loaded = false;
  /** Increases with each opening, so that a part starts in a new page. */
  opening = 0;
  /** The last resume data were too long to store: the earlier ones remain. */
  tooLong = false;
  /** The browser blocked the package's window. */
  blocked = false;
  /** Unsent hand-overs cannot be sent now. */
  waiting = false;
  sending = false;
  /** Parts from the server, updated with their own reports. */
  parts: readonly ScormPart[] = [];
  score: number | null = null;
  readonly #ports: ScormPorts;
  readonly #call = new LatestCall();
  #key: WatchKey | null = null;
  #onAcknowledged: (ack: ProgressAck) => void = () => undefined;
  #commits = new Map<number, Waiting>();
  /** Last resume data of each part in this visit. */
  #places = new Map<number, Place>();
  /** Parts that the server confirmed as finished in this visit: a pending answer may not include them yet. */
  readonly #finished = new Set<number>();
  /** Last revision of each part, at least `#floor`. */
  readonly #revisions = new Map<number, number>();
  #floor = 0;
  /** Id of this window, once it is known. */
  #holder = unnamed;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: ScormPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { package: observableRef, failure: observableRef, parts: observableRef });
  }

  open(key: WatchKey, onAcknowledged: (ack: ProgressAck) => void): void {
    this.#key = key;
    this.#onAcknowledged = onAcknowledged;
    this.#commits = new Map(this.#ports.journal.read(key));
    void this.#ports.holder().then((name) => {
      this.#holder = name;
    });
    this.load();
  }

  /** Opens a part, or the next one. Also used to retry. */
  load(no = 0): void {
    const key = this.#key;
    if (key === null) return;
    this.failure = null;
    this.loaded = false;
    const input = { course_id: key.courseId, chapter_id: key.chapterId, no };
    void this.#call.run((signal) => this.#ports.api.scorm(input, { signal }), {
      ready: (value) => this.show(value),
      failed: (error) => this.failed(error),
    });
  }

  /** Opens another part; hand-overs of this one are sent first. */
  choose(no: number): void {
    this.flush();
    this.package = null;
    this.load(no);
  }

  /** Handles a message of the page around the package; returns the reply. */
  receive(message: ScormMessage): ReturnType<typeof openMessage> | null {
    if (this.package === null || this.#key === null) return null;
    if (message.kind === 'ready') return openMessage(this.latest(this.package), this.#holder);
    if (message.kind === 'left') return null;
    if (!this.parts.some(({ no }) => no === message.no)) return null;
    if (message.kind === 'loaded') this.loaded = true;
    else if (message.kind === 'broken') this.failure = 'broken';
    else if (message.kind === 'blocked') this.blocked = true;
    else if (message.kind === 'commit') this.#take(message.no, message.values, message);
    return null;
  }

  /** The current visit. */
  get visit(): ScormVisit | null {
    const key = this.#key;
    return key === null ? null : { key, heard: this.#onAcknowledged, places: this.#places };
  }

  /** Handles a hand-over after the part or chapter was left: many packages send only then. */
  receiveLate(visit: ScormVisit, message: ScormMessage): void {
    if (message.kind !== 'commit') return;
    this.#take(message.no, message.values, message, visit);
  }

  /** Sends unsent hand-overs; `keepalive`: the page may be gone before the answer. */
  flush(keepalive = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#commits.size === 0 || (this.sending && !keepalive)) return;
    void this.#send([...this.#commits.values()], keepalive);
  }

  close(): void {
    this.flush(true);
    this.#call.cancel();
    clearTimeout(this.#timer);
    this.#key = null;
    this.package = null;
    this.failure = null;
    this.parts = [];
    this.tooLong = false;
    this.waiting = false;
    this.blocked = false;
    this.sending = false;
    this.#commits = new Map();
    this.#places = new Map();
    this.#finished.clear();
  }

  get ready(): boolean {
    return this.package !== null;
  }

  /** The next unfinished part, later ones first; null for none, or while the open one is unfinished. */
  get next(): ScormPart | null {
    const here = this.package?.current.no ?? 0;
    const open = this.parts.find(({ no }) => no === here);
    if (open?.finished !== true) return null;
    const left = this.parts.filter(({ finished }) => !finished);
    return left.find(({ no }) => no > here) ?? left[0] ?? null;
  }

  get allFinished(): boolean {
    return this.parts.length > 0 && this.parts.every(({ finished }) => finished);
  }

  #take(
    no: number,
    values: HandedOver,
    { ended, urgent }: { readonly ended: boolean; readonly urgent: boolean },
    visit = this.visit,
  ): void {
    if (visit === null) return;
    const { key, places } = visit;
    const isOpen = key === this.#key;
    const revision = this.#revisionOf(no) + 1;
    this.#revisions.set(no, revision);
    const { location, score, suspend, ...rest } = values;
    if (isOpen && (this.package === null || this.package.current.no === no)) {
      this.score = score;
      this.tooLong = location === null || suspend === null;
    }
    const place =
      location === null || suspend === null ? (places.get(no) ?? { location: '', suspend: '' }) : { location, suspend };
    places.set(no, place);
    const commit: Waiting = {
      course_id: key.courseId,
      chapter_id: key.chapterId,
      no,
      revision,
      ...rest,
      ...place,
      ...(score === null ? {} : { score }),
      ended: ended ? 'Y' : 'N',
    };
    if (!isOpen) {
      this.#ports.journal.write(key, new Map(this.#ports.journal.read(key)).set(no, { ...commit, holder: unnamed }));
      void this.#send([commit], true, visit);
      return;
    }
    this.#commits.set(no, commit);
    this.#keep();
    // No more follows after the end of a visit, and the page may be closing.
    if (ended) this.flush(true);
    else if (urgent) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), sendAfterMs);
  }

  async #send(commits: readonly Waiting[], keepalive: boolean, visit = this.visit): Promise<void> {
    if (visit === null) return;
    const { heard, key } = visit;
    if (this.#key === key) this.sending = true;
    let failed: unknown = null;
    for (const commit of commits) {
      try {
        const holder = await this.#ports.holder();
        const taken = await this.#ports.api.commitScorm({ ...commit, holder }, { keepalive, retry: false });
        if (this.#key !== key) {
          // The chapter was left meanwhile; its course may still be open.
          this.#forget(key, commit);
          if (taken.progress !== null) heard(taken.progress);
          continue;
        }
        this.taken(commit, taken);
      } catch (error) {
        failed = error;
        if (this.#key !== key || outcomeOfReport(error) !== 'drop') continue;
        this.#done(commit);
      }
    }
    if (this.#key === key) this.settle(failed);
  }

  private taken(commit: Waiting, answer: Awaited<ReturnType<CourseApi['commitScorm']>>): void {
    this.#done(commit);
    const { finished, progress, status } = answer;
    this.parts = this.parts.map((part) => (part.no === commit.no ? { ...part, finished, status } : part));
    if (progress !== null) this.#onAcknowledged(progress);
    if (!finished) return;
    this.#finished.add(commit.no);
    this.#ports.onFinished(commit.no);
  }

  private settle(failed: unknown): void {
    this.sending = false;
    const outcome = failed === null ? null : outcomeOfReport(failed);
    this.waiting = outcome === 'retry';
    if (outcome === 'retry') this.#timer ??= setTimeout(() => this.flush(), retryAfterMs);
    else if (outcome !== null) this.#ports.onRefused(failed);
    // Handed over while the last sending was pending.
    else if (this.#commits.size > 0) this.#timer ??= setTimeout(() => this.flush(), 0);
  }

  private show(value: ScormChapter): void {
    const behind = this.#commits.get(value.current.no);
    const waiting = [...this.#commits.values()].map(({ revision }) => revision);
    this.#floor = Math.max(this.#floor, value.current.revision, ...waiting, ...this.#revisions.values());
    this.parts = value.parts.map((part) => (this.#finished.has(part.no) ? { ...part, finished: true } : part));
    this.opening += 1;
    this.tooLong = false;
    this.blocked = false;
    this.score = value.current.score;
    // The server lacks the last hand-over, so the package resumes from this device's copy.
    const newer = behind !== undefined && behind.revision > value.current.revision;
    this.package = newer ? { ...value, current: { ...value.current, ...resumeOf(behind) } } : value;
    const { location, no, suspend } = this.package.current;
    this.#places.set(no, { location, suspend });
    for (const { no, finished } of value.parts) if (finished) this.#ports.onFinished(no);
    this.flush();
  }

  /** The package with its latest state: its page may reload within one visit. */
  private latest(value: ScormChapter): ScormChapter {
    const { no } = value.current;
    const commit = this.#commits.get(no);
    const current = {
      ...value.current,
      ...this.#places.get(no),
      ...(commit === undefined ? {} : resumeOf(commit)),
      revision: this.#revisionOf(no),
    };
    return { ...value, current };
  }

  private failed(error: unknown): void {
    this.failure = error;
    if (outcomeOfReport(error) === 'elsewhere') this.#ports.onRefused(error);
  }

  /** Revision per part, since the page around a package counts as well. */
  #revisionOf(no: number): number {
    return Math.max(this.#floor, this.#revisions.get(no) ?? 0);
  }

  /** The hand-over is stored or refused for good; a newer one of the same part stays. */
  #done(commit: Waiting): void {
    if (this.#commits.get(commit.no)?.revision === commit.revision) this.#commits.delete(commit.no);
    this.#keep();
  }

  /** The same for a chapter that was left meanwhile. */
  #forget(key: WatchKey, commit: Waiting): void {
    const kept = new Map(this.#ports.journal.read(key));
    if (kept.get(commit.no)?.revision === commit.revision) kept.delete(commit.no);
    this.#ports.journal.write(key, kept);
  }

  #keep(): void {
    if (this.#key === null) return;
    // Each sending window adds its own id.
    const all = [...this.#commits].map(([no, commit]) => [no, { ...commit, holder: unnamed }] as const);
    this.#ports.journal.write(this.#key, new Map(all));
  }
}

const unnamed = '-'.repeat(16);

const resumeOf = ({ location, score, status, suspend }: Waiting) => ({
  location,
  status,
  suspend,
  ...(score === undefined ? {} : { score }),
});
