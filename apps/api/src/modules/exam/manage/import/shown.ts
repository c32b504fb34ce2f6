import type { ImportedQuestion } from '@banyan/contracts/exam';
import type { L10n } from '../../../../db/seed/content/types.ts';
import type { Fault } from '../../../../import/faults.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { inWords } from '../../import/faultWords.ts';
import type { QuestionSource } from '../../import/readQuestion.ts';
import { stemOf } from '../questions.service.ts';
import type { JudgedQuestion } from './judge.ts';

type Viewing = Pick<ManageContext, 'viewer'>;

/** Faults in the requested language. */
export const told = ({ viewer }: Viewing, faults: readonly Fault[]) =>
  faults.map(({ line, right, wrong }) => ({
    line,
    wrong: inWords(wrong, viewer.language),
    right: inWords(right, viewer.language),
  }));

const writtenAs = (source: QuestionSource) =>
  'text' in source ? { text: source.text, cells: {} } : { text: null, cells: { ...source.cells } };

/** A question of a file as the console shows it. */
export function importedQuestion(ctx: Viewing, one: JudgedQuestion): ImportedQuestion {
  const { at, choice, draft, faults, file = '', isMended, line, outcome, source, twin } = one;
  const { language } = ctx.viewer;
  const say = ({ en, zh }: L10n) => (language === 'en' ? (en ?? zh) : zh);
  return {
    ...{ at, line, file, outcome, choice, mended: isMended, written: writtenAs(source), faults: told(ctx, faults) },
    lost: (draft?.lost ?? []).map((words) => inWords(words, language)),
    twin: twin === null ? '' : stemOf(ctx, twin),
    twinInFile: twin?.inFile === true,
    draft:
      draft === null
        ? null
        : {
            ...{ kind: draft.kind, difficulty: draft.difficulty, tags: [...draft.tags], right: [...draft.right] },
            ...{ stem: say(draft.stem), options: draft.options.map(say), explanation: say(draft.explanation) },
            gaps: draft.gaps.map((taken) => [...taken]),
            sample: draft.sample === null ? '' : say(draft.sample),
            files: draft.files?.length ?? 0,
          },
  };
}
