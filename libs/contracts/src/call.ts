import type { RequestSchema } from './codec.ts';
import type { Permission } from './permission.ts';
import type { v } from './v.ts';

/** `legacy`: `/index.php?r=<route>`; `v1`: a path of its own under `/yii/appapi` [HT-02]. */
export type CallStyle = 'legacy' | 'v1';

/**
 * How a call travels [HT-03]: `plain` unless server flags demand more, `encrypted` always sealed and signed, `signed`
 * always signed and never sealed, since its body is a file.
 */
export type Protection = 'plain' | 'encrypted' | 'signed';

/**
 * Required role of the caller, in the terms of screens:
 * - `public`: anyone, visitors of a private enterprise too;
 * - `open`: anyone admitted by the enterprise, visitors only if it is open [AC-06];
 * - `login`: anyone with a session [AC-07];
 * - `lecturer`: lecturers and administrators;
 * - `admin`: administrators [AC-10].
 */
export type CallAccess = 'public' | 'open' | 'login' | 'lecturer' | 'admin';

/** The agreement of both sides about one call. */
export interface Call<
  Request extends RequestSchema = RequestSchema,
  Response extends v.GenericSchema = v.GenericSchema,
  Access extends CallAccess = CallAccess,
> {
  /** Legacy route (`apiCourse/detail`) or v1 path (`/yii/appapi/v1/…`); unique. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly style: CallStyle;
  /** Fields beside the common ones; text on the wire, see wire.ts. */
  readonly request: Request;
  readonly response: Response;
  readonly protection: Protection;
  readonly access: Access;
  /** Right that a call of the console needs, within its scope; null for the calls of learners. */
  readonly may: Permission | null;
  /** Answered also in an expired, locked or deleted enterprise, whose pages need it to say so [AC-03] [AC-13]. */
  readonly whenClosed: boolean;
  /**
   * Answered also to a person who has not given the personal data that the enterprise demands: the calls needed to give
   * them and to log out [ER-03]. Calls for anyone are always answered.
   */
  readonly whenIncomplete: boolean;
  /** A POST that changes state carries an idempotency key and may be repeated with it [HT-06]. */
  readonly idempotent: boolean;
  /** `data`: the answer is the envelope's data. `body`: its fields are beside status, as documented for login-type. */
  readonly answer: 'data' | 'body';
  /** One sentence for the API's reader. */
  readonly summary: string;
  /** Requirement ids. */
  readonly source: readonly string[];
}

type Optional = 'may' | 'protection' | 'access' | 'whenClosed' | 'whenIncomplete' | 'idempotent' | 'answer' | 'style';

/**
 * Defines a call. By default it is plain, requires a session, is refused in closed enterprises and answers in `data`;
 * every POST is idempotent by key.
 */
export function defineCall<
  Request extends RequestSchema,
  Response extends v.GenericSchema,
  const Access extends CallAccess = 'login',
>(
  call: Omit<Call<Request, Response>, Optional> &
    Partial<Pick<Call, Exclude<Optional, 'access'>>> & { access?: Access },
): Call<Request, Response, Access> {
  return {
    style: call.name.startsWith('/') ? 'v1' : 'legacy',
    protection: 'plain',
    access: 'login' as Access,
    may: null,
    whenClosed: false,
    whenIncomplete: false,
    idempotent: call.method === 'POST',
    answer: 'data',
    ...call,
  };
}

/** Values that a caller passes, not their wire form. */
export type CallInput<C extends Call> = v.InferOutput<C['request']>;
/** Values that a caller receives. */
export type CallOutput<C extends Call> = v.InferOutput<C['response']>;

/** Path of all legacy calls. */
export const legacyEndpoint = '/index.php';

/** Path of a call below the API's base, without query. */
export function callPath(call: Pick<Call, 'name' | 'style'>): string {
  return call.style === 'legacy' ? legacyEndpoint : call.name;
}
