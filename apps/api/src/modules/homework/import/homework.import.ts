import { uploadKinds, v } from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { forWhom } from '../../../import/audience.shape.ts';
import { day, decimal, whole, words, yes } from '../../../import/shape.ts';
import type { BesideFile } from '../../../import/beside.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { homeworks, homeworkSubmissions, type Attachment } from '../homework.schema.ts';

const attachments = {
  extensions: ['.pdf', '.docx', '.xlsx', '.pptx', '.csv', '.txt', '.md', '.png', '.jpg', '.mp4', '.mp3'],
  mostBytes: uploadKinds.trainingAttachment.maxBytes,
};
const keyword = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/** Homework in a file. */
const homework = v.strictObject({
  title: words(100),
  /** The task, paragraphs apart by an empty line. */
  task: words(5000),
  /** Its giver. */
  owner: words(60),
  ...forWhom,
  opens: day,
  due: v.optional(day),
  full: decimal(1, 0.1, 1000),
  pass: decimal(1, 0, 1000),
  /** May be handed in again after a failure. */
  again: yes(true),
  /** Marking criteria; defaults to the work as a whole. */
  criteria: v.optional(
    v.pipe(
      v.array(v.strictObject({ text: words(200), points: whole(1, 1000), keywords: v.optional(v.array(keyword), []) })),
      v.maxLength(20),
    ),
    [],
  ),
  /** Forms and examples: files beside this one. */
  files: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))), v.maxLength(10)), []),
});

/** A checked form, stored when the homework is written. */
type Form = Pick<Attachment, 'name' | 'size'> & { readonly file?: BesideFile };

const formsOf = async (at: Bringing, id: number) => {
  const [row] = await at.scope.tx
    .select({ attachments: homeworks.attachments })
    .from(homeworks)
    .where(at.scope.only(homeworks, eq(homeworks.id, id)));
  return row?.attachments ?? [];
};

/** Homework with its forms: `npm run import -- homework homework.yaml --eid 1001`. */
export const homeworkKind = listKind({
  name: 'homework',
  about: 'Adds homework with its criteria and forms, or changes it until somebody has handed something in.',
  list: 'homework',
  entry: homework,
  table: homeworks,
  title: homeworks.title,
  titleOf: ({ title }) => title,
  async thing(at, written, { path }) {
    const { criteria, due, full, opens, pass } = written;
    if (pass > full) at.fault([...path, 'pass'], 'Nobody can pass it.', `Write at most ${full}.`);
    const sum = criteria.reduce((all, { points }) => all + points, 0);
    if (criteria.length > 0 && sum !== full)
      at.fault(
        [...path, 'criteria'],
        `The criteria give ${sum} points, and "full" says ${full}.`,
        'Let them be the same.',
      );
    const [opensAt] = at.period(path, ['opens', opens], ['due', due]);
    const below: Form[] = [];
    for (const [index, name] of written.files.entries()) {
      const file = await at.beside([...path, 'files', index], name, attachments);
      if (file !== null) below.push({ name: basename(file.path), size: file.size, file });
    }
    return {
      row: {
        title: at.localise(written.title),
        task: at.localise(written.task),
        owner: at.localise(written.owner),
        audienceId: await at.audience(path, written),
        opensAt,
        dueAt: at.moment([...path, 'due'], due, true),
        fullScore: Math.round(full * 10),
        passScore: Math.round(pass * 10),
        again: written.again,
        criteria: criteria.map((one) => ({ ...one, text: at.localise(one.text) })),
      },
      below,
    };
  },
  below: {
    // Forms of the same names and sizes count as the same.
    alike: async (at, id, forms) => {
      const former = await formsOf(at, id);
      return (
        former.length === forms.length &&
        former.every(({ name, size }, index) => name === forms[index]?.name && size === forms[index]?.size)
      );
    },
    async write(at, id, forms) {
      const { scope } = at;
      at.files.replace((await formsOf(at, id)).map(({ key }) => key));
      const base = `${scope.eid}/homework/${randomBytes(12).toString('hex')}`;
      const kept: Attachment[] = [];
      for (const [index, { file, name, size }] of forms.entries())
        if (file !== undefined) kept.push({ key: await at.store(`${base}/${index + 1}`, file), name, size });
      await scope.tx
        .update(homeworks)
        .set({ attachments: kept })
        .where(scope.only(homeworks, eq(homeworks.id, id)));
    },
  },
  async held({ scope }, { id }) {
    const count = await scope.tx.$count(
      homeworkSubmissions,
      scope.only(homeworkSubmissions, eq(homeworkSubmissions.homeworkId, id)),
    );
    return count > 0 ? `It was handed in ${count} ${count === 1 ? 'time' : 'times'}.` : null;
  },
});
