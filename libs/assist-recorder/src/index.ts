export { AssistDialog, type AssistDialogProps } from './AssistDialog.tsx';
export { captureScreen } from './capture.ts';
export { RecorderStore } from './RecorderStore.ts';
export { RecordingBar, type RecordingBarProps } from './RecordingBar.tsx';
export { showsDialog } from './status.ts';
