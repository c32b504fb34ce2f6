import { describe, expect, it } from 'vitest';
import { drawDocument } from '../modules/course/testing/drawDocument.ts';
import { readPdf } from './readPdf.ts';
import { chinesePdf, tornPdf, xfaPdf } from './testing/pdfSample.ts';

describe('a PDF is taken by being drawable', () => {
  it('counts the pages of what can be drawn, Chinese without its font too [CO-13]', async () => {
    expect(await readPdf(chinesePdf())).toEqual({ pages: 1 });
    const pages = Array.from({ length: 3 }, (_, no) => ({ heading: `第 ${no + 1} 页`, lines: ['龔㛃·Łukasz'] }));
    expect(await readPdf(await drawDocument('A', pages))).toEqual({ pages: 3 });
  });

  it('finds the file where something stands before it [CO-13]', async () => {
    expect(await readPdf(Buffer.concat([Buffer.from('\r\n--part\r\n'), chinesePdf()]))).toEqual({ pages: 1 });
  });

  it('tells why one is not: no PDF, a form of one reader, a page that cannot be drawn [CO-13]', async () => {
    expect(await readPdf(Buffer.from('%PDF-1.7 torn'))).toEqual({ fault: 'damaged' });
    expect(await readPdf(Buffer.from('hello'))).toEqual({ fault: 'damaged' });
    expect(await readPdf(xfaPdf())).toEqual({ fault: 'form' });
    expect(await readPdf(tornPdf())).toEqual({ fault: 'page', page: 2 });
  });
});
