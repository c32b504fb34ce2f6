/** Basis of stores and api tables; no React. */
export { apiOf, type Api, type ApiTable, type CallOptions, type Http, type WriteOptions } from './api/api.ts';
export { Action, type ActionSettings } from './request/Action.ts';
export { LatestCall } from './request/LatestCall.ts';
export { PagedList, type Page } from './request/PagedList.ts';
export { brokenFields, refusalCode, refusalData } from './request/refusal.ts';
export { Request } from './request/Request.ts';
export { ReviewsStore, type ReviewSource } from './review/ReviewsStore.ts';
export { dateFormat, numberFormat } from './words/intl.ts';
export { DraftKind, ownPlace, type DeviceStorage, type DraftPlace, type KeptDraft } from './window/KeptDraft.ts';
export { saveFile, saveText } from './window/saveFile.ts';
export { windowName } from './window/windowName.ts';
