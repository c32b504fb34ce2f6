import { v } from '@banyan/contracts';
import { words } from '../../../import/shape.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { refused } from '../../../import/faults.ts';
import { portalFrames } from '../home.schema.ts';

/** The announcement above all pages, in a file. */
const shape = v.strictObject({
  /** The sentence; none when it is left out. */
  notice: v.optional(words(200)),
  /** The text behind it, a paragraph each. */
  paragraphs: v.optional(v.pipe(v.array(words(2000)), v.maxLength(50)), []),
});

/** The announcement of the portal: `npm run import -- notice notice.yaml --eid 1001`. */
export const noticeKind: FileKind<v.InferOutput<typeof shape>> = {
  name: 'notice',
  about: 'Puts an announcement above the home page in place of what stood there; a file without one takes it away.',
  shape,
  check(at, { notice, paragraphs }) {
    if (notice === undefined && paragraphs.length > 0)
      at.fault(['paragraphs'], 'Nothing leads to these paragraphs.', 'Write "notice", too.');
    return Promise.resolve();
  },
  async write({ localise, scope }, { notice, paragraphs }) {
    const set = { notice: notice === undefined ? null : localise(notice), noticeText: paragraphs.map(localise) };
    const changed = await scope.tx
      .update(portalFrames)
      .set(set)
      .where(scope.only(portalFrames))
      .returning({ eid: portalFrames.eid });
    if (changed.length === 0)
      throw refused(
        '--eid',
        null,
        `Enterprise ${scope.eid} has no home page.`,
        'Bring it in first: npm run import -- enterprise.',
      );
    return notice === undefined ? 'The announcement was taken away.' : `Announced: ${notice.zh}`;
  },
};
