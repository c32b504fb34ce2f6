import type { MissingTasks, ProgrammeCard } from '@banyan/contracts/training';
import { momentParts, useClock, useFormats, type Formats } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { missedOf } from './missedOf.ts';

/** This domain's texts, with its moments and sentences. */
export interface ProgrammeWords extends Formats {
  readonly t: TFunction<'training'>;
  /** The day alone. */
  readonly day: (at: number) => string;
  /** The time of day. */
  readonly minute: (at: number) => string;
  /** Dates of a programme for the viewer; empty when it has none. */
  readonly span: (card: ProgrammeCard) => string;
  /** The missing tasks, in a sentence. */
  readonly missing: (missing: MissingTasks) => string;
  /** State of the viewer, in a sentence. */
  readonly standing: (card: ProgrammeCard) => string;
}

/** The words of programmes. For components that observe: moments are of the enterprise's zone. */
export function useProgrammeWords(): ProgrammeWords {
  const { t, i18n } = useTranslation('training');
  const formats = useFormats();
  const { timeZone } = useSession();
  const now = useClock()();
  const { number } = formats;
  const parts = (at: number) => momentParts(at, now, i18n.language, timeZone);
  const day = (at: number) => parts(at).date;
  const missing = ({ choices, elective, required }: MissingTasks) => {
    const said = [
      ...(choices > 0 ? [t('programmes.missing.choices')] : []),
      ...(required > 0 ? [t('programmes.missing.required', { n: number(required) })] : []),
      ...(elective > 0 ? [t('programmes.missing.elective', { n: number(elective) })] : []),
    ];
    return said.length === 0 ? t('programmes.missing.none') : said.join(t('programmes.and'));
  };
  return {
    ...formats,
    t,
    day,
    minute: (at) => parts(at).time,
    span({ beginsAt, days, endsAt, joined, state }) {
      if (endsAt !== null && (state === 'ended' || state === 'archived'))
        return t('programmes.ended', { to: day(endsAt) });
      if (endsAt !== null && beginsAt !== null && !(joined && days !== null)) {
        return t('programmes.range', { from: day(beginsAt), to: day(endsAt) });
      }
      if (endsAt !== null) return t('programmes.until', { to: day(endsAt) });
      if (days !== null) return t('programmes.days', { count: days, n: number(days) });
      return state === 'not_started' && beginsAt !== null ? t('programmes.from', { from: day(beginsAt) }) : '';
    },
    missing,
    standing(card) {
      const { completedAt, joined, renewsAt, stages, state } = card;
      if (!joined) {
        const tasks = stages.reduce((sum, { all }) => sum + all, 0);
        return t('programmes.shape', {
          stages: t('programmes.stages', { count: stages.length, n: number(stages.length) }),
          tasks: t('programmes.tasks', { count: tasks, n: number(tasks) }),
        });
      }
      if (state === 'completed' && completedAt !== null) {
        const done = t('programmes.completed', { at: day(completedAt) });
        return renewsAt === null
          ? done
          : [done, t('programmes.renews', { at: day(renewsAt) })].join(t('programmes.and'));
      }
      const missed = missedOf(stages);
      const what =
        missed === 0
          ? missing(card.missing)
          : [missing(card.missing), t('programmes.missing.missed', { count: missed, n: number(missed) })].join(
              t('programmes.and'),
            );
      return state === 'ended' || state === 'archived' ? t('programmes.missing.ended', { what }) : what;
    },
  };
}
