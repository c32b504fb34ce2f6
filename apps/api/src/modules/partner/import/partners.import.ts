import { coverMotif, v } from '@banyan/contracts';
import { partnerTypes } from '@banyan/contracts/course';
import { each, reference, whole, words, yes } from '../../../import/shape.ts';
import type { FindThings } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { partners } from '../partner.schema.ts';

/** A partner in a file. */
const partner = v.strictObject({
  name: words(60),
  /** Its business, in a line. */
  line: words(100),
  /** A paragraph each. */
  introduction: v.pipe(v.array(words(1000)), v.minLength(1), v.maxLength(20)),
  cover: coverMotif,
  types: v.pipe(v.array(v.picklist(partnerTypes)), v.minLength(1), each('type')),
  /** Year of its foundation. */
  since: whole(1900, 2100),
  place: words(40),
  /** Courses of the enterprise, by id or title, in their order. */
  courses: v.optional(v.pipe(v.array(reference), v.maxLength(50), each('course')), []),
  shown: yes(true),
});

/** Partners: `npm run import -- partners partners.yaml --eid 1001`. */
export const partnersKind = (find: FindThings) =>
  listKind({
    name: 'partners',
    about: 'Adds partners in the order in which they are shown, or changes them.',
    list: 'partners',
    entry: partner,
    table: partners,
    title: partners.name,
    titleOf: ({ name }) => name,
    async thing(at, written, { index, path }) {
      const { shown, since, types } = written;
      const courseIds: number[] = [];
      for (const [nth, one] of written.courses.entries())
        courseIds.push((await at.thing([...path, 'courses', nth], find, 'course', one)) ?? 0);
      return {
        row: {
          ...{ shown, since, types, courseIds, motif: written.cover, position: index },
          name: at.localise(written.name),
          line: at.localise(written.line),
          introduction: written.introduction.map(at.localise),
          place: at.localise(written.place),
        },
      };
    },
  });
