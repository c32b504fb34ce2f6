/** What pages and components stand on. */
export { defineDomain, type Domain, type DomainDeps, type DomainEnvironment } from './domain/defineDomain.tsx';
export { useChange } from './domain/useChange.ts';
export { useEvery } from './domain/useEvery.ts';
export { useRefresh } from './domain/useRefresh.ts';
export { useShow } from './domain/useShow.ts';
export { LatePart, type LatePartProps, type LoadPart } from './views/LatePart.tsx';
export { ListPage, type ListPageProps } from './views/ListPage.tsx';
export { ListView, type ListViewProps } from './views/ListView.tsx';
export { RequestView, type RequestViewProps } from './views/RequestView.tsx';
export { ClockContext, useClock } from './words/clock.ts';
export { DateOf } from './words/DateOf.tsx';
export { Moment } from './words/Moment.tsx';
export { momentParts } from './words/momentParts.ts';
export { useDocumentWords } from './words/useDocumentWords.ts';
export { useMomentText } from './words/useMomentText.ts';
export { useFailureText } from './words/useFailureText.ts';
export { useFormats, type Formats } from './words/useFormats.ts';
