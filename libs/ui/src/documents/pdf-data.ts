/**
 * What drawing asks for by name: how codes of Chinese and other scripts are read, fonts that a file does not bring, and
 * decoders of pictures. Built with the portal, each under an address of its own.
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

/** Fetches it, told to whoever draws when it does not come: the page would be drawn without its words. */
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
