import type { QuestionnaireDraft, QuestionnaireDraftItem } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Localised } from '../../../db/localised.ts';
import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { audiences } from '../../../platform/audience/audience.schema.ts';
import type { QuestionnaireRow, StoredItem } from '../questionnaire.schema.ts';

type Text = QuestionnaireDraft['title'];

/** A text in the languages in which authors write it. */
const written = ({ en, zh_cn }: Localised): Text => ({ zh_cn, ...(en === undefined ? {} : { en }) });
const orEmpty = (text: Localised | undefined): Text => (text === undefined ? { zh_cn: '' } : written(text));

const draftItem = (item: StoredItem): QuestionnaireDraftItem => ({
  ...{ id: item.id, type: item.type, required: item.required, min: item.min ?? null, max: item.max ?? null },
  title: written(item.title),
  hint: orEmpty(item.hint),
  options: (item.options ?? []).map(written),
  gaps: (item.gaps ?? []).map(written),
  low: orEmpty(item.low),
  high: orEmpty(item.high),
  jumps: (item.jumps ?? []).map((jump) => ({ ...jump })),
});

/** A questionnaire as learners see it, as a draft. */
export async function publishedDraft(scope: TenantScope, row: QuestionnaireRow): Promise<QuestionnaireDraft> {
  const [audience] =
    row.audienceId === null
      ? []
      : await scope.tx
          .select({ terms: audiences.terms })
          .from(audiences)
          .where(scope.only(audiences, eq(audiences.id, row.audienceId)));
  const { anonymous, kind, minutes, once, results } = row;
  return {
    ...{ anonymous, kind, minutes, once, results },
    title: written(row.title),
    introduction: written(row.introduction),
    owner: written(row.owner),
    opensAt: row.opensAt.getTime(),
    closesAt: row.closesAt.getTime(),
    audience: audience?.terms ?? null,
    items: row.items.map(draftItem),
  };
}

const isSaid = ({ zh_cn }: Text) => zh_cn.trim() !== '';

/** The columns of a questionnaire that a draft says. */
export function rowOfDraft(localise: Localise, draft: QuestionnaireDraft) {
  const say = ({ en, zh_cn }: Text) =>
    localise({ zh: zh_cn.trim(), ...(en === undefined || en.trim() === '' ? {} : { en: en.trim() }) });
  const { anonymous, kind, minutes, once, results } = draft;
  const stored = ({ gaps, high, hint, jumps, low, max, min, options, title, ...rest }: QuestionnaireDraftItem) =>
    ({
      ...rest,
      title: say(title),
      ...(isSaid(hint) ? { hint: say(hint) } : {}),
      ...(min === null ? {} : { min }),
      ...(max === null ? {} : { max }),
      ...(isSaid(low) ? { low: say(low) } : {}),
      ...(isSaid(high) ? { high: say(high) } : {}),
      options: options.map(say),
      gaps: gaps.map(say),
      ...(jumps.length === 0 ? {} : { jumps }),
    }) satisfies StoredItem;
  return {
    ...{ anonymous, kind, minutes, once, results },
    title: say(draft.title),
    introduction: say(draft.introduction),
    owner: say(draft.owner),
    opensAt: new Date(draft.opensAt),
    closesAt: new Date(draft.closesAt),
    items: draft.items.map(stored),
  };
}

/** Names of the settings that differ between what was published and a draft. */
export const changesOf = (before: QuestionnaireDraft, after: QuestionnaireDraft): string[] =>
  (Object.keys(after) as (keyof QuestionnaireDraft)[]).filter((name) => !isDeepStrictEqual(before[name], after[name]));
