import { v } from '@banyan/contracts';
import { audienceRule, longestGroup, type AudienceRule, type ManagedGroup } from '@banyan/contracts/organisation';
import { emptyCondition } from '@banyan/core-console/views';
import { messageKey } from '@banyan/ui/forms';
import type { WrittenGroup } from './GroupStore.ts';

const text = v.pipe(v.string(), v.maxLength(longestGroup, messageKey('tooLong', { max: longestGroup })));

/** A rule whose conditions may not be filled in yet. */
const draftRule = v.custom<AudienceRule>(Array.isArray);

const fields = {
  name: v.object({ zh_cn: v.pipe(text, v.regex(/\S/, 'required')), en: text }),
  kind: v.picklist(['hand', 'rule']),
  department: v.string(),
  rule: draftRule,
};

/** Rules of the form for a group: each condition of its rule is filled in. */
export const groupForm = v.pipe(
  v.object(fields),
  v.forward(
    v.check(({ kind, rule }) => kind === 'hand' || v.is(audienceRule, rule), 'whole'),
    ['rule'],
  ),
);
export type GroupValues = v.InferOutput<typeof groupForm>;

/** Values of the form for a group as saved; of a new one without it. */
export const groupValues = (group?: ManagedGroup): GroupValues => ({
  name: { zh_cn: group?.name.zh_cn ?? '', en: group?.name.en ?? '' },
  kind: group !== undefined && group.rule === null ? 'hand' : 'rule',
  department: group?.department === null || group === undefined ? '' : String(group.department.id),
  rule: group?.rule ?? [emptyCondition()],
});

/** The form's values as they are sent. */
export const writtenGroup = ({ name: { en, zh_cn }, kind, department, rule }: GroupValues): WrittenGroup => ({
  name: { zh_cn, ...(en.trim() === '' ? {} : { en }) },
  rule: kind === 'hand' ? null : rule,
  department: department === '' ? 0 : Number(department),
});
