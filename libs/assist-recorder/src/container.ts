import type { RecordingContainer } from '@banyan/contracts/account';

/** How a recording is written. */
interface Container {
  readonly type: RecordingContainer;
  readonly mimeType: string;
}

const containers: readonly Container[] = [
  { type: 'mp4', mimeType: 'video/mp4;codecs=avc1.42E01F' },
  { type: 'mp4', mimeType: 'video/mp4' },
  { type: 'webm', mimeType: 'video/webm;codecs=vp9' },
  { type: 'webm', mimeType: 'video/webm;codecs=vp8' },
  { type: 'webm', mimeType: 'video/webm' },
];

/** MP4 where the browser writes it, else WebM; null where it records neither. */
export function containerFor(isSupported: (mimeType: string) => boolean): Container | null {
  return containers.find(({ mimeType }) => isSupported(mimeType)) ?? null;
}
