export { createHttpClient } from './client.ts';
export { CancelledError, ContractError, EnvelopeError, NetworkError, RefusedError, TimeoutError } from './errors.ts';
export type { HttpClient, HttpClientOptions } from './options.ts';
export { parseJsonOr } from './parse-json.ts';
export { createErrorPolicy } from './policy.ts';
export { createScope } from './scope.ts';
