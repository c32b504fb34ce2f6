/**
 * Files that pdf.js requests by name: character maps of Chinese and other scripts, fonts missing in a document, and
 * image decoders. Built with the portal, each under an address of its own.
 */
const addresses: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
};

const byName = new Map(Object.entries(addresses).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

/** Fetches such a file; a failure is reported to the caller, because the page would be drawn without its words. */
export const pdfData = (onMissing: (error: unknown) => void) =>
  class PdfData {
    async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
      try {
        const url = byName.get(filename);
        if (url === undefined) throw new Error(`${filename} is not built in`);
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`${filename} was answered with ${answer.status}`);
        return new Uint8Array(await answer.arrayBuffer());
      } catch (error) {
        onMissing(error);
        throw error;
      }
    }
  };
