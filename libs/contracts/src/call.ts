import type { RequestSchema } from './codec.ts';
import type { v } from './v.ts';

/** `legacy`: `/index.php?r=<route>`; `v1`: a path of its own under `/yii/appapi` [HT-02]. */
export type CallStyle = 'legacy' | 'v1';

/**
 * How a call travels [HT-03]: `plain` unless server flags demand more, `encrypted` always sealed and signed, `signed`
 * always signed and never sealed, since its body is a file.
 */
export type Protection = 'plain' | 'encrypted' | 'signed';

/**
 * Who may make the call, in the words of screens:
 * - `public`: anyone, visitors of a private enterprise too;
 * - `open`: anyone whom the enterprise lets in, visitors only where it is open [AC-06];
 * - `login`: whoever has a session [AC-07];
 * - `lecturer`: lecturers and administrators;
 * - `admin`: administrators [AC-10].
 */
export type CallAccess = 'public' | 'open' | 'login' | 'lecturer' | 'admin';

/** What both sides must agree on about one call. */
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
  /** Answered also where the enterprise is expired, locked or deleted: what its pages need to say so [AC-03] [AC-13]. */
  readonly whenClosed: boolean;
  /**
   * Answered also to somebody who has not given the personal data that the enterprise demands: what it takes to give them,
   * and to leave [ER-03]. Calls for anyone always are.
   */
  readonly whenIncomplete: boolean;
  /** A POST that changes state carries an idempotency key and may be repeated with it [HT-06]. */
  readonly idempotent: boolean;
  /** `data`: the answer is the envelope's data. `body`: its fields stand beside status, as the documents say of login-type. */
  readonly answer: 'data' | 'body';
  /** One sentence for the API's reader. */
  readonly summary: string;
  /** Requirement ids. */
  readonly source: readonly string[];
}

type Optional = 'protection' | 'access' | 'whenClosed' | 'whenIncomplete' | 'idempotent' | 'answer' | 'style';

/**
 * Defines a call. Plain, for who has a session, refused by closed enterprises and answering in `data` unless said
 * otherwise; every POST is idempotent by key.
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
    whenClosed: false,
    whenIncomplete: false,
    idempotent: call.method === 'POST',
    answer: 'data',
    ...call,
  };
}

/** What a caller passes: values, not their wire form. */
export type CallInput<C extends Call> = v.InferOutput<C['request']>;
/** What a caller gets. */
export type CallOutput<C extends Call> = v.InferOutput<C['response']>;

/** Where the legacy calls live. */
export const legacyEndpoint = '/index.php';

/** Path of a call below the API's base, without query. */
export function callPath(call: Pick<Call, 'name' | 'style'>): string {
  return call.style === 'legacy' ? legacyEndpoint : call.name;
}
