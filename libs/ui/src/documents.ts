export { DocumentViewer } from './documents/DocumentViewer.tsx';
export { type DocumentTrouble, type DocumentViewerProps, type DocumentWords } from './documents/document-types.ts';
