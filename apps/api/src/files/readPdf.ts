import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFPageProxy } from 'pdfjs-dist';

/** More pages would take too long to be checked. */
export const mostPages = 2000;

/** Why a PDF is refused: it cannot be opened, needs a password or one certain reader, cannot be drawn, is too long. */
export type PdfFault =
  | { readonly fault: 'damaged' | 'locked' | 'form' }
  | { readonly fault: 'page'; readonly page: number }
  | { readonly fault: 'pages'; readonly pages: number };

const library = () => dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(library(), name)}/`;

/**
 * Reads a PDF by the library that draws it for its readers: each page must be drawn whole. Asked for fonts, it has
 * those that the readers' browsers get.
 */
export async function readPdf(bytes: Buffer): Promise<{ readonly pages: number } | PdfFault> {
  const { getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    isEvalSupported: false,
    useSystemFonts: false,
    // Detected by `isPureXfa`; without it, such a form is the page that asks for another reader.
    enableXfa: true,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.isPureXfa) return { fault: 'form' };
    if (document.numPages > mostPages) return { fault: 'pages', pages: document.numPages };
    const pictures = new Set<number>([OPS.paintImageXObject, OPS.paintImageXObjectRepeat]);
    for (let no = 1; no <= document.numPages; no += 1) {
      const whole = await document.getPage(no).then(
        (page) => isDrawn(page, pictures),
        () => false,
      );
      if (!whole) return { fault: 'page', page: no };
    }
    return { pages: document.numPages };
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    return { fault: locked ? 'locked' : 'damaged' };
  } finally {
    await task.destroy();
  }
}

/** Whether a page and the pictures on it can be drawn. */
async function isDrawn(page: PDFPageProxy, pictures: ReadonlySet<number>): Promise<boolean> {
  try {
    const { argsArray, fnArray } = await page.getOperatorList();
    for (const [index, fn] of fnArray.entries()) {
      const name: unknown = pictures.has(fn) ? (argsArray[index] as unknown[])[0] : null;
      if (typeof name !== 'string') continue;
      const from = (name.startsWith('g_') ? page.commonObjs : page.objs) as Picture;
      if ((await new Promise((resolve) => from.get(name, resolve))) === null) return false;
    }
    return true;
  } catch {
    return false;
  } finally {
    page.cleanup();
  }
}

/** The library's objects of a page while it is drawn: a picture that could not be read is null. */
interface Picture {
  get(name: string, found: (value: unknown) => void): void;
}
