import type { CourseDraft, DraftChange } from '@banyan/contracts/course';
import { isDeepStrictEqual as same } from 'node:util';

type Chapter = CourseDraft['chapters'][number];

/** Differences between what was published and a draft: settings first, then chapters in their order. */
export function changesOf(before: CourseDraft, after: CourseDraft): DraftChange[] {
  const settings = (Object.keys(after.settings) as (keyof CourseDraft['settings'])[])
    .filter((name) => !same(before.settings[name], after.settings[name]))
    .map((name): DraftChange => ({ kind: 'setting', at: name, title: '' }));
  const former = new Map(before.chapters.map((chapter) => [chapter.key, chapter]));
  const kept = new Set(after.chapters.map(({ key }) => key));
  const moved = movedKeys(
    before.chapters.flatMap(({ key }) => (kept.has(key) ? [key] : [])),
    after.chapters.flatMap(({ key }) => (former.has(key) ? [key] : [])),
  );
  const chapters = after.chapters.flatMap((chapter, index) =>
    kindsOf(former.get(chapter.key), chapter, moved).map((kind): DraftChange => changeAt(kind, index, chapter)),
  );
  const removed = before.chapters.flatMap((chapter, index) =>
    kept.has(chapter.key) ? [] : [changeAt('removed', index, chapter)],
  );
  return [...settings, ...chapters, ...removed];
}

const changeAt = (kind: DraftChange['kind'], index: number, { title }: Chapter): DraftChange => ({
  kind,
  at: String(index + 1),
  title: title.zh_cn,
});

function kindsOf(before: Chapter | undefined, after: Chapter, moved: ReadonlySet<string>): DraftChange['kind'][] {
  if (before === undefined) return ['added'];
  return [
    ...(same(before.title, after.title) && same(before.section, after.section) ? [] : ['renamed' as const]),
    ...(before.material === after.material ? [] : ['material' as const]),
    ...(before.seconds === after.seconds ? [] : ['time' as const]),
    ...(moved.has(after.key) ? ['moved' as const] : []),
  ];
}

/** The fewest keys whose moving makes one order of the other. */
function movedKeys(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  if (same(before, after)) return new Set();
  const places = new Map(before.map((key, index) => [key, index]));
  const order = after.map((key) => places.get(key) ?? 0);
  // Those that stay are the longest run of growing places.
  const lengths: number[] = [];
  const previous: number[] = [];
  for (const [at, place] of order.entries()) {
    let best = -1;
    for (let earlier = 0; earlier < at; earlier += 1)
      if ((order[earlier] ?? 0) < place && (best < 0 || (lengths[earlier] ?? 0) > (lengths[best] ?? 0))) best = earlier;
    lengths.push(best < 0 ? 1 : (lengths[best] ?? 0) + 1);
    previous.push(best);
  }
  const stays = new Set<number>();
  for (let at = lengths.indexOf(Math.max(...lengths)); at >= 0; at = previous[at] ?? -1) stays.add(at);
  return new Set(after.filter((_, index) => !stays.has(index)));
}
