import type { OfficeNews, OfficeOrder } from './read-office.ts';
import { readSheets } from './read-sheets.ts';
import { readWords } from './read-words.ts';

const tell = (news: OfficeNews) => postMessage(news);

addEventListener('message', ({ data: { bytes, kind } }: MessageEvent<OfficeOrder>) => {
  const reading = async () => (kind === 'words' ? readWords(bytes) : readSheets(bytes));
  reading().then(
    (read) => tell({ read }),
    () => tell({ read: null }),
  );
});
