import {
  File as FileIcon,
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  type LucideIcon,
} from 'lucide-react';
import { useCallback, useState } from 'react';
import type { UploadItem } from './upload-types.ts';

const byType: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\//, FileImage],
  [/^video\//, FileVideo],
  [/^audio\//, FileAudio],
  [/spreadsheet|excel|csv/, FileSpreadsheet],
  [/zip|compressed|tar|rar/, FileArchive],
  [/^text\/|pdf|word|document|presentation|powerpoint/, FileText],
];

/** An icon for the kind of a file. */
function KindIcon({ type, size }: { type: string; size: number }) {
  const Icon = byType.find(([pattern]) => pattern.test(type))?.[1] ?? FileIcon;
  return <Icon size={size} aria-hidden="true" />;
}

/** A picture of a local file; its object URL is revoked on unmount. */
function LocalPicture({ file, onError }: { file: File; onError: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" onError={onError} />;
}

export interface FilePreviewProps {
  /** The file. */
  item: UploadItem;
  /** Edge in px of the icon shown without a picture. */
  iconSize: number;
}

/** A small picture of a file, or an icon of its kind. Decoration: the name is shown beside it. */
export function FilePreview({ item: { file, url, type }, iconSize }: FilePreviewProps) {
  // A picture that the browser could not draw, e.g. in a phone's own format.
  const [failed, setFailed] = useState<File | string>();
  if (file !== undefined && file !== failed && type.startsWith('image/')) {
    return <LocalPicture file={file} onError={() => setFailed(file)} />;
  }
  if (file === undefined && url !== undefined && url !== failed) {
    return <img src={url} alt="" loading="lazy" onError={() => setFailed(url)} />;
  }
  return <KindIcon type={type} size={iconSize} />;
}
