import type { Call, CallInput, CallOutput, ErrorCode } from '@banyan/contracts';
import Fastify from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { ContentLanguage, Localised } from '../../../db/localised.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { CallContext, Viewer } from '../../../http/context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { run, type Services } from '../../../http/run.ts';
import type { Route } from '../../../http/serve.ts';
import { testDatabase } from '../../../testing/database.ts';
import { addEnterprise, addUser } from '../../../testing/fixtures.ts';
import { recountShelf } from '../counts.ts';
import { chapters, courseCategories, courses, lecturers } from '../course.schema.ts';
import { courseRoutes } from '../course.routes.ts';
import { indexCourse } from '../searchIndex.ts';

const log = Fastify({ logger: false }).log;

/** Who asks; anything left out is that of a Chinese learner. */
export interface Asker {
  readonly eid?: number;
  /** Null: a visitor. */
  readonly userId: number | null;
  readonly language?: ContentLanguage;
  readonly timeZone?: string;
  /** Login; another one is another device. */
  readonly sessionId?: string;
}

const viewerOf = ({ eid = 1001, userId, language = 'zh_cn', timeZone, sessionId = 'login-one' }: Asker): Viewer => ({
  eid,
  userId,
  userType: userId === null ? 0 : 1,
  language,
  timeZone: timeZone ?? 'Asia/Shanghai',
  ip: '127.0.0.1',
  userAgent: 'test',
  sessionId: userId === null ? null : sessionId,
  token: '',
  portalId: '',
});

const noFiles = () => {
  throw new Error('no files in this test');
};

type NewCourse = Partial<Omit<typeof courses.$inferInsert, 'title'>> & {
  readonly title?: Localised;
  /** Seconds of each chapter. */
  readonly chapterSeconds?: readonly number[];
};

/** A database with enterprises of which each has a lecturer and a three-level category, and a clock of its own. */
export class CourseWorld {
  readonly db: Database;
  /** Epoch ms; move it as needed. */
  now = Date.parse('2025-11-20T02:00:00Z');
  readonly #routes: readonly Route[];
  readonly #lecturers = new Map<number, number>();

  private constructor(db: Database, routes: readonly Route[]) {
    this.db = db;
    this.#routes = routes;
  }

  /** A new world with these enterprises, all open to visitors unless `privately`. */
  static async open(
    eids: readonly number[] = [1001],
    routes: readonly Route[] = courseRoutes,
    db?: Database,
  ): Promise<CourseWorld> {
    const world = new CourseWorld(db ?? (await testDatabase()), routes);
    for (const eid of eids) await world.#addEnterprise(eid);
    return world;
  }

  async #addEnterprise(eid: number): Promise<void> {
    await addEnterprise(this.db, { eid, puborg: 0 });
    await this.in(eid, async (scope) => {
      const text = { zh_cn: '' };
      const [added] = await scope.tx
        .insert(lecturers)
        .values(scope.row(lecturers, { name: { zh_cn: '陈国栋', en: 'Guodong Chen' }, ...lecturerTexts(text) }))
        .returning();
      this.#lecturers.set(eid, added?.id ?? 0);
      await scope.tx.insert(courseCategories).values(
        [
          { key: 'QM', parent: null, level: 1, name: { zh_cn: '质量管理', en: 'Quality' } },
          { key: 'QM01', parent: 'QM', level: 2, name: { zh_cn: '检验与抽样' } },
          { key: 'QM0101', parent: 'QM01', level: 3, name: { zh_cn: '首件检验' } },
          { key: 'HS', parent: null, level: 1, name: { zh_cn: '安全与环保' } },
        ].map((category, sort) => scope.row(courseCategories, { ...category, sort, motif: 'quality' as const })),
      );
    });
  }

  /** Work on the rows of one enterprise. */
  in<T>(eid: number, work: (scope: TenantScope) => Promise<T>): Promise<T> {
    return inTenant(this.db, eid, work);
  }

  addLearner(account: string, department = '', eid = 1001): Promise<number> {
    return addUser(this.db, eid, { account, department: { zh_cn: department } });
  }

  async addLecturer(name: string, eid = 1001): Promise<number> {
    const [added] = await this.in(eid, (scope) =>
      scope.tx
        .insert(lecturers)
        .values(scope.row(lecturers, { name: { zh_cn: name }, ...lecturerTexts({ zh_cn: '' }) }))
        .returning(),
    );
    return added?.id ?? 0;
  }

  /** A course on the shelf, found by its title, with its chapters; two of 100 s unless told. */
  async addCourse({ chapterSeconds = [100, 100], title = { zh_cn: '课程' }, ...values }: NewCourse = {}, eid = 1001) {
    return this.in(eid, async (scope) => {
      const [course] = await scope.tx
        .insert(courses)
        .values(
          scope.row(courses, {
            title,
            intro: { zh_cn: '' },
            motif: 'quality' as const,
            field: 'QM',
            subject: 'QM01',
            topic: 'QM0101',
            lecturerId: this.#lecturers.get(eid) ?? 0,
            durationS: chapterSeconds.reduce((sum, seconds) => sum + seconds, 0),
            chapterCount: chapterSeconds.length,
            publishedAt: new Date(this.now),
            ...values,
          }),
        )
        .returning();
      if (course === undefined) throw new Error('no course added');
      await indexCourse(scope, course, Object.values({ ...title }));
      const added = await scope.tx
        .insert(chapters)
        .values(
          chapterSeconds.map((durationS, index) =>
            scope.row(chapters, {
              courseId: course.id,
              no: index + 1,
              title: { zh_cn: `第 ${index + 1} 章` },
              durationS,
              renditions: [360, 720].map((height) => ({
                height,
                key: `course/${course.id}/${index + 1}.${height}.mp4`,
              })),
              subtitles: { zh: `course/${course.id}/${index + 1}.zh.vtt` },
            }),
          ),
        )
        .returning({ id: chapters.id });
      await recountShelf(scope);
      return { id: course.id, chapterIds: added.map(({ id }) => id) };
    });
  }

  /** Asks a call as someone, through contract, transaction and walls. */
  async ask<C extends Call>(call: C, input: CallInput<C>, asker: Asker): Promise<CallOutput<C>> {
    const route = this.#routes.find((one) => one.call.name === call.name);
    if (route === undefined) throw new Error(`${call.name} is not served`);
    const running = { viewer: viewerOf(asker), log, pageOrigin: 'https://portal.test' };
    return (await run(this.#services, route, input, running)) as CallOutput<C>;
  }

  /** Work of a service that no call reaches by itself, as someone. */
  as<T>(asker: Asker, work: (context: CallContext) => Promise<T>): Promise<T> {
    const services = this.#services;
    const viewer = viewerOf(asker);
    return this.in(viewer.eid, (scope) =>
      work({
        scope,
        viewer,
        log,
        files: services.files,
        pageHost: 'portal.test',
        baseDomain: services.baseDomain,
        now: () => services.now(),
        contentUrl: (key, ttlMs) => services.contentUrl('https://portal.test', key, ttlMs),
      }),
    );
  }

  get #services(): Services {
    return {
      db: this.db,
      files: { put: noFiles, stat: noFiles, read: noFiles, remove: noFiles },
      baseDomain: 'localhost',
      now: () => this.now,
      contentUrl: (_origin, key, ttlMs) => ({ url: `https://content.test/${key}`, expiresAt: this.now + ttlMs }),
    };
  }

  /** The refusal of a call; undefined when it is answered. */
  async refusal<C extends Call>(
    call: C,
    input: CallInput<C>,
    asker: Asker,
  ): Promise<{ readonly code: ErrorCode; readonly data?: unknown } | undefined> {
    try {
      await this.ask(call, input, asker);
      return undefined;
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      return thrown.detail.data === undefined ? { code: thrown.code } : { code: thrown.code, data: thrown.detail.data };
    }
  }
}

const lecturerTexts = (text: Localised) => ({ title: text, department: text, bio: text, kind: 'internal' as const });
