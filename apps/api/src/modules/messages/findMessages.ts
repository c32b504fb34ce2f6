import { searchFind } from '@banyan/contracts/account';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { hitOf, type FindOwn } from '../../search/searchSource.ts';
import { messagesFor } from './announcements.ts';
import { showsAdmin } from './list.service.ts';
import { messages } from './messages.schema.ts';
import { messageRows, type StoredMessage } from './rows.ts';
import { countWords, walkWords } from './walkWords.ts';

const lastFirst = keyset<StoredMessage>([messages.at, messages.id], ({ at, id }) => [at, id]);

/** The viewer's own messages with these words in them. */
export const findMessages: FindOwn = async (ctx, input) => {
  const { scope, viewer } = ctx;
  const words = input.q.toLowerCase().split(/\s+/);
  const where = and(
    eq(messages.userId, viewer.userId),
    isNull(messages.removedAt),
    messagesFor(ctx),
    (await showsAdmin(ctx)) ? undefined : ne(messages.box, 'admin'),
  );
  const page = await keysetPage(searchFind, input, {
    by: lastFirst,
    read: (shown) => walkWords(scope, { ...shown, where, words }),
    items: async (rows) =>
      (await messageRows(ctx, rows)).map(({ id, title, text, from, kind, source, at }) =>
        hitOf({ id, title, about: text, by: from, part: `${kind}:${source.id}`, at }),
      ),
  });
  return { ...page, total: await countWords(scope, { orderBy: lastFirst.orderBy(), where, words }) };
};
