import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { kindsOf, type WrittenProgramme, type WrittenStage } from './programme.shape.ts';

/** Records contradictions within a programme. The enterprise's data are not read here. */
export function checkProgramme(at: Bringing, written: WrittenProgramme): void {
  const say = at.fault.bind(at);
  const { begins, days, ends, published, recertification, stages } = written;
  at.moment(['published'], published);
  const [from, to] = [at.moment(['begins'], begins), at.moment(['ends'], ends, true)];
  if (from !== null && to !== null && from >= to)
    say(['ends'], 'The programme ends before it begins.', 'Let "ends" be later than "begins".');
  if (recertification !== undefined && recertification.renew_days >= recertification.valid_days) {
    say(
      ['recertification', 'renew_days'],
      'The next round would open before this one counts.',
      'Let "renew_days" be less than "valid_days".',
    );
  }
  if (recertification !== undefined && ends !== undefined)
    say(['recertification'], 'A programme that ends has no next round.', 'Leave "ends" or "recertification" out.');
  // People of the demo have joined in the past.
  if (!written.open && written.people.length === 0 && at.demo === undefined)
    say(
      ['open'],
      'Nobody could take part: it is not open, and no people are named.',
      'Name them under "people", or let it be open.',
    );
  const window = { from, to, days: days ?? null };
  for (const [index, stage] of stages.entries()) checkStage(stage, ['stages', index], { at, window, stages });
}

interface StageCheck {
  readonly at: Bringing;
  readonly window: { readonly from: Date | null; readonly to: Date | null; readonly days: number | null };
  readonly stages: readonly WrittenStage[];
}

function checkStage(stage: WrittenStage, path: YamlPath, check: StageCheck): void {
  const { at } = check;
  const say = (name: string, wrong: string, right: string) => at.fault([...path, name], wrong, right);
  const { choice, electives, opens, opens_day, rule, tasks } = stage;
  if ((rule === 'choice') !== (choice !== undefined))
    say(
      'rule',
      'Alternatives have a "choice", other stages have none.',
      'Write "rule: choice" and the same "choice: 1" for each of them.',
    );
  if (choice !== undefined && check.stages.filter((one) => one.choice === choice).length < 2) {
    say(
      'choice',
      `There is no other stage to choose with choice ${choice}.`,
      'Give two or more stages the same number.',
    );
  }
  if ((rule === 'date') !== (opens !== undefined || opens_day !== undefined))
    say(
      'rule',
      'A stage by date has "opens" or "opens_day", others have neither.',
      'Write "rule: date" with one of them.',
    );
  if (opens !== undefined && opens_day !== undefined)
    say('opens_day', 'The stage opens on a date and on a day of the round.', 'Leave one out.');
  const choosable = tasks.filter(({ elective }) => elective).length;
  if (electives > choosable)
    say(
      'electives',
      `${electives} elective tasks have to be done, and there are ${choosable}.`,
      'Lower "electives", or mark tasks with "elective: true".',
    );
  at.moment([...path, 'opens'], opens);
  checkDue(stage, path, check);
  const seen = new Set<string>();
  for (const [index, task] of tasks.entries()) {
    const here = [...path, 'tasks', index];
    const [kind, ...others] = kindsOf(task);
    if (kind === undefined || others.length > 0) {
      at.fault(
        here,
        `The task names ${others.length + (kind === undefined ? 0 : 1)} things.`,
        'Name one: course, exam, questionnaire, homework or activity, with its id.',
      );
    }
    const item = `${kind} ${kind === undefined ? '' : task[kind]}`;
    if (seen.has(item)) at.fault(here, `The stage asks for ${item} twice.`, 'Remove one.');
    seen.add(item);
    if (task.due_day !== undefined && task.due !== undefined)
      at.fault([...here, 'due_day'], 'The task is due on a date and on a day of the round.', 'Leave one out.');
    checkDue(task, here, check);
  }
}

/** A due date has to be within the programme. */
function checkDue(
  { due, due_day }: Pick<WrittenStage, 'due' | 'due_day'>,
  path: YamlPath,
  { at, window }: StageCheck,
): void {
  const end = at.moment([...path, 'due'], due, true);
  const outside =
    end !== null && ((window.from !== null && end <= window.from) || (window.to !== null && end > window.to));
  if (outside)
    at.fault(
      [...path, 'due'],
      'This is due when the programme does not run.',
      'Choose a day between "begins" and "ends".',
    );
  if (due_day !== undefined && window.days !== null && due_day > window.days) {
    at.fault(
      [...path, 'due_day'],
      `This is due after the ${window.days} days of the programme.`,
      'Lower "due_day", or raise "days".',
    );
  }
}
