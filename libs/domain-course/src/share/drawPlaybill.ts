import { saveFile } from '@banyan/core-screen';
import { playbillSize, type Pigment } from './playbillLook.ts';
import { wrapText } from './wrapText.ts';

/** Texts of a playbill in the reader's language. */
export interface PlaybillWords {
  readonly title: string;
  readonly lecturer: string;
  readonly facts: string;
  readonly invitation: string;
  readonly scan: string;
  readonly portal: string;
}

/** Data and drawings of a playbill. */
export interface PlaybillParts {
  readonly cover: SVGSVGElement;
  readonly code: SVGSVGElement;
  readonly pigment: Pigment;
  readonly words: PlaybillWords;
}

const family = '"Noto Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif';
const { width, height } = playbillSize;
const edge = 56;
const coverHeight = 422;
const codeEdge = 208;

/** Style of a text. */
interface Hand {
  readonly size: number;
  /** Maximum number of lines. */
  readonly most: number;
  readonly color: string;
  /** Width of a line. */
  readonly room: number;
}

/** A drawing of the page as an image of `across` × `down`. */
async function pictureOf(drawing: SVGSVGElement, across: number, down: number, color: string) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(across));
  copy.setAttribute('height', String(down));
  copy.style.color = color;
  const picture = new Image(across, down);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

/** Draws the picture of a shared course: cover, title, lecturer, sharer, and the QR code of its link. */
export async function drawPlaybill(canvas: HTMLCanvasElement, parts: PlaybillParts): Promise<void> {
  const { code, cover, pigment, words } = parts;
  const painter = canvas.getContext('2d');
  if (painter === null) throw new Error('no canvas');
  await document.fonts.ready;
  const [coverPicture, codePicture] = await Promise.all([
    pictureOf(cover, width, coverHeight, pigment.deep),
    pictureOf(code, codeEdge, codeEdge, 'black'),
  ]);
  const write = (text: string, y: number, { color, most, room, size }: Hand) => {
    // Titles are larger and heavier than the rest.
    painter.font = `${size > 30 ? 700 : 400} ${size}px ${family}`;
    painter.fillStyle = color;
    const lines = wrapText(text, room, most, (line) => painter.measureText(line).width);
    lines.forEach((line, index) => painter.fillText(line, edge, y + index * size * 1.4));
    return y + lines.length * size * 1.4;
  };
  painter.textBaseline = 'top';
  painter.fillStyle = 'white';
  painter.fillRect(0, 0, width, height);
  painter.drawImage(coverPicture, 0, 0, width, coverHeight);
  const whole = width - 2 * edge;
  const quiet = { size: 28, most: 1, color: pigment.deep, room: whole };
  const belowTitle = write(words.title, coverHeight + 48, { size: 44, most: 3, color: 'black', room: whole });
  const belowLecturer = write(words.lecturer, belowTitle + 16, quiet);
  write(words.facts, belowLecturer + 4, quiet);
  const foot = height - codeEdge - edge;
  painter.fillStyle = pigment.paper;
  painter.fillRect(0, foot - 32, width, height - foot + 32);
  painter.fillStyle = 'white';
  painter.fillRect(width - edge - codeEdge - 8, foot + 4, codeEdge + 16, codeEdge + 16);
  painter.drawImage(codePicture, width - edge - codeEdge, foot + 12, codeEdge, codeEdge);
  const beside = whole - codeEdge - 40;
  const belowInvitation = write(words.invitation, foot + 24, { size: 32, most: 2, color: 'black', room: beside });
  const small = { size: 26, most: 1, color: pigment.deep, room: beside };
  const belowScan = write(words.scan, belowInvitation + 8, small);
  write(words.portal, belowScan + 8, small);
}

/** Saves a drawn picture as a file. */
export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (file === null) throw new Error('no picture');
  saveFile(`${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.png`, file);
}
