import type { UploadKind } from '@banyan/contracts';

/** A picture of a person or a course: its purpose and its target size. */
export interface PictureShape {
  readonly kind: Extract<UploadKind, 'avatar' | 'courseCover' | 'idPhoto'>;
  readonly cut: 'round' | 'rect';
  /** Width of the picture sent, in pixels. */
  readonly width: number;
  readonly height: number;
}

export const pictureShapes = {
  avatar: { kind: 'avatar', cut: 'round', width: 512, height: 512 },
  /** 35 × 49 mm at 300 dots an inch, twice the printed resolution. */
  idPhoto: { kind: 'idPhoto', cut: 'rect', width: 700, height: 980 },
  /** As wide as covers are displayed. */
  courseCover: { kind: 'courseCover', cut: 'rect', width: 1280, height: 720 },
} as const satisfies Readonly<Record<string, PictureShape>>;
