import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { configure as configureState } from 'mobx';
import { afterEach, expect } from 'vitest';

// Parts that load on use take their time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => cleanup());

// State changes in actions alone. MobX only warns of what does not; here the warning fails the test. Reading outside of
// reactions is what tests do all the time, so that is not asked of them.
configureState({ enforceActions: 'always' });
const warnings: string[] = [];
const warn = console.warn.bind(console);
console.warn = (...words: unknown[]) => {
  if (/^\[mobx\]/i.test(String(words[0]))) warnings.push(words.join(' '));
  else warn(...words);
};
afterEach(() => expect(warnings.splice(0), 'warnings of MobX').toEqual([]));
