import type { PasswordPolicy } from './session.ts';

/** A rule that a password breaks [SE-04]. */
export type PasswordProblem = 'length' | 'characters' | 'classes' | 'runs' | 'repeats';

const classes = [/[A-Za-z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Whether two characters are neighbours: both digits or both letters, `step` apart in digits or alphabet. */
function follows(first: string, second: string, step: 1 | -1): boolean {
  const kin = /^(?:[0-9]{2}|[a-z]{2})$/.test(first + second);
  return kin && second.charCodeAt(0) - first.charCodeAt(0) === step;
}

function hasRun(password: string): boolean {
  const low = password.toLowerCase();
  for (let i = 2; i < low.length; i++) {
    const [a, b, c] = [low.charAt(i - 2), low.charAt(i - 1), low.charAt(i)];
    if (([1, -1] as const).some((step) => follows(a, b, step) && follows(b, c, step))) return true;
  }
  return false;
}

/**
 * Rules of `policy` that `password` breaks; none for a valid one [SE-04]. The page shows them during typing, the server
 * decides by them. Letters, digits and symbols are those of ASCII; case counts as typed, but not for runs.
 */
export function passwordProblems(policy: PasswordPolicy, password: string): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (password.length < policy.min || password.length > policy.max) problems.push('length');
  if (!/^[\x21-\x7e]*$/.test(password)) problems.push('characters');
  if (classes.filter((one) => one.test(password)).length < policy.classes) problems.push('classes');
  if (policy.noRuns && hasRun(password)) problems.push('runs');
  if (policy.noRepeats && /(.)\1\1/s.test(password)) problems.push('repeats');
  return problems;
}

/** Rules that the enterprise's policy demands, in display order [SE-04]. */
export function passwordRules(policy: PasswordPolicy): PasswordProblem[] {
  return [
    'length',
    'characters',
    ...(policy.classes > 1 ? (['classes'] as const) : []),
    ...(policy.noRuns ? (['runs'] as const) : []),
    ...(policy.noRepeats ? (['repeats'] as const) : []),
  ];
}
