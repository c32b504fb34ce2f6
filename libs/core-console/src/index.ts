/** Basis of the console's stores; no React. */
export { AccessStore } from './access/AccessStore.ts';
export { audienceCalls, AudienceStore } from './audience/AudienceStore.ts';
export { BulkActStore } from './bulk/BulkActStore.ts';
export { ListExportStore, makeListExport } from './bulk/ListExportStore.ts';
export { dateWindow, type DateWindow } from './fields/dateWindow.ts';
export { type Media, type MediaSender } from './fields/media.ts';
export { EditStore } from './forms/EditStore.ts';
export { inLanguage } from './forms/writtenText.ts';
export { DraftSaver } from './forms/DraftSaver.ts';
export { DraftStore, type DraftCalls, type EditedThing } from './drafts/DraftStore.ts';
export { readRange } from './filters/range.ts';
export { thingAudienceCalls, ThingAudienceStore, type ThingKey } from './audience/ThingAudienceStore.ts';
export { type RowId, type TableQuery } from './table/tableQuery.ts';
export { makeSavedViewsStore, SavedViewsStore } from './head/SavedViewsStore.ts';
export { TableStore, type Chosen, type TablePage, type TableSettings } from './table/TableStore.ts';
export { begunWork, makeWorkStore, tellWorkBegan } from './work/WorkStore.ts';
