/** What stores and api tables stand on; no React. */
export { apiOf, type Api, type ApiTable, type CallOptions, type Http, type WriteOptions } from './api/api.ts';
export { Action, type ActionSettings } from './request/Action.ts';
export { LatestCall } from './request/LatestCall.ts';
export { PagedList, type Page } from './request/PagedList.ts';
export { refusalCode } from './request/refusal.ts';
export { Request } from './request/Request.ts';
export { windowName } from './window/windowName.ts';
