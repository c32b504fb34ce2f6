import type { PictureShape } from './pictureShapes.ts';

/** The part of a picture that is used, in the picture's pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Opens a picture upright, as its metadata says. Rejects for files that the browser cannot draw. */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Cuts a part out, as JPEG in the size of its shape: small enough to be sent, for any camera. */
export async function cutPicture(url: string, area: PictureArea, shape: PictureShape): Promise<File> {
  const image = await openPicture(url);
  const canvas = document.createElement('canvas');
  // Pictures are never enlarged.
  const scale = Math.min(1, shape.width / area.width);
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round((canvas.width * shape.height) / shape.width));
  const drawn = canvas.getContext('2d');
  if (drawn === null) throw new Error('no canvas');
  // JPEG has no transparency.
  drawn.fillStyle = '#fff';
  drawn.fillRect(0, 0, canvas.width, canvas.height);
  drawn.imageSmoothingQuality = 'high';
  drawn.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (blob === null) throw new Error('no picture');
  return new File([blob], `${shape.kind}.jpg`, { type: 'image/jpeg' });
}
