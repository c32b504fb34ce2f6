import { v } from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import { contentLanguages, localised } from '../../../db/localised.ts';
import type { L10n } from '../../../db/seed/content/types.ts';
import { day, words } from '../../../import/shape.ts';
import type { FileKind } from '../../../platform/fileKind.ts';
import { agreements } from '../../../platform/enterprise.schema.ts';

const section = v.strictObject({
  heading: words(100),
  paragraphs: v.pipe(v.array(words(2000)), v.minLength(1), v.maxLength(50)),
});

const text = v.optional(
  v.strictObject({
    title: words(60),
    sections: v.pipe(v.array(section), v.minLength(1), v.maxLength(50)),
  }),
);

const shape = v.strictObject({
  /** First day of their validity; defaults to now. */
  since: v.optional(day),
  terms: text,
  privacy: text,
});

/** The user agreement and the privacy notice: `npm run import -- agreements agreements.yaml --eid 1001`. */
export const agreementsKind: FileKind<v.InferOutput<typeof shape>> = {
  name: 'agreements',
  about: 'Puts a user agreement, a privacy notice, or both in place of what the enterprise had.',
  shape,
  check(at, { privacy, since, terms }) {
    if (terms === undefined && privacy === undefined)
      at.fault([], 'The file holds neither agreement.', 'Write "terms", "privacy" or both.');
    at.moment(['since'], since);
    return Promise.resolve();
  },
  async write(at, written) {
    const { localise, scope } = at;
    const since = at.moment(['since'], written.since) ?? new Date(at.now);
    const told: string[] = [];
    for (const kind of ['terms', 'privacy'] as const) {
      const own = written[kind];
      if (own === undefined) continue;
      await scope.tx.delete(agreements).where(scope.only(agreements, eq(agreements.kind, kind)));
      const title = localise(own.title);
      for (const language of contentLanguages.filter((one) => title[one] !== undefined)) {
        const say = (given: L10n) => localised(localise(given), language);
        const sections = own.sections.map(({ heading, paragraphs }) => ({
          heading: say(heading),
          paragraphs: paragraphs.map(say),
        }));
        await scope.tx
          .insert(agreements)
          .values(scope.row(agreements, { kind, language, since, title: say(own.title), sections }));
      }
      told.push(own.title.zh);
    }
    return `Agreements: ${told.join(', ')}.`;
  },
};
