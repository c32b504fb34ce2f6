export { OfficeViewer } from './office/OfficeViewer.tsx';
export {
  type OfficeKind,
  type OfficeTrouble,
  type OfficeViewerProps,
  type OfficeWords,
} from './office/office-types.ts';
