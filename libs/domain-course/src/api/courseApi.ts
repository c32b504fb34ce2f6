import type {
  Call,
  CallInput,
  CallOutput,
  categoryTree,
  courseDetail,
  courseList,
  homeList,
  relatedCourses,
  reportProgress,
  studyLease,
  studyList,
  videoAddress,
} from '@banyan/contracts';

/** What a call may be given beside its input. */
export interface CallOptions {
  /** Aborts the call, e.g. because its screen was left [HT-06]. */
  readonly signal?: AbortSignal;
}

/** What a call that writes may be given, too. */
export interface WriteOptions extends CallOptions {
  /** Of an earlier attempt at the same call, so that the server does it once [HT-06]. */
  readonly idempotencyKey?: string;
  /** False: one attempt only; whoever calls repeats it. */
  readonly retry?: boolean;
  /** True: the call outlives its page. */
  readonly keepalive?: boolean;
}

/** The one thing this domain needs of the transport. */
export interface CourseHttp {
  call<C extends Call>(contract: C, input: CallInput<C>, options?: WriteOptions): Promise<CallOutput<C>>;
}

export type CourseListInput = CallInput<typeof courseList>;
export type CourseListPage = CallOutput<typeof courseList>;
export type CategoryTree = CallOutput<typeof categoryTree>;
export type ModuleCourses = CallOutput<typeof homeList>;
export type VideoAddress = CallOutput<typeof videoAddress>;
export type ProgressBeat = CallInput<typeof reportProgress>;
export type ProgressAck = CallOutput<typeof reportProgress>;
export type LeaseInput = CallInput<typeof studyLease>;
export type Lease = CallOutput<typeof studyLease>;
export type StudyListInput = CallInput<typeof studyList>;
export type StudyListPage = CallOutput<typeof studyList>;

/** Every call of this domain. Failures are core-http's typed errors. */
export interface CourseApi {
  /** Category tree with counts [CO-01]. */
  categories(options?: CallOptions): Promise<CategoryTree>;
  /** One page of courses [CO-01]. */
  courses(input: CourseListInput, options?: CallOptions): Promise<CourseListPage>;
  /** Courses of one module of the home page, whole [CO-01]. */
  moduleCourses(module: number, options?: CallOptions): Promise<ModuleCourses>;
  /** A course with its catalogue; refuses with the codes of CO-07. */
  course(id: number, options?: CallOptions): Promise<CallOutput<typeof courseDetail>>;
  /** Courses near this one [CO-02]. */
  related(id: number, options?: CallOptions): Promise<CallOutput<typeof relatedCourses>>;
  /** Signed address of a chapter's video [CO-04]. */
  videoAddress(courseId: number, chapterId: number, options?: CallOptions): Promise<VideoAddress>;
  /** Text of a WebVTT file of the content origin [CO-04]. */
  subtitles(url: string, options?: CallOptions): Promise<string>;
  /** Heartbeat [CO-05]. */
  report(beat: ProgressBeat, options?: WriteOptions): Promise<ProgressAck>;
  /** Takes, keeps, takes over or gives back the place from which a course is studied [CO-06]. */
  lease(input: LeaseInput, options?: WriteOptions): Promise<Lease>;
  /** What the learner has studied, last first [CO-14]. */
  studied(input: StudyListInput, options?: CallOptions): Promise<StudyListPage>;
}

/** What it takes to look for a course. */
export type CatalogueApi = Pick<CourseApi, 'categories' | 'courses' | 'moduleCourses'>;

/** How a subtitle file is fetched: it is a plain file of another origin, not a call. */
export type LoadText = (url: string, options?: CallOptions) => Promise<string>;
