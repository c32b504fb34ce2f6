import { expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { DataDirHeldError, DataDirUnusableError } from './db/dataDir.ts';
import { BrokenDatabaseError } from './db/embedded.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { SealError } from './sealing/sealedText.ts';
import { describeFailure } from './startFailure.ts';

const withCode = (code: string, rest: object = {}) => Object.assign(new Error('failed'), { code, ...rest });

it.each([
  [new ConfigError('PORT: no number'), 2, /PORT/],
  [withCode('EADDRINUSE', { port: 4000 }), 3, /4000.*PORT=/],
  [withCode('EACCES', { syscall: 'listen' }), 3, /1024/],
  [withCode('EACCES', { syscall: 'open' }), 5, /data directory/],
  [withCode('ENOSPC', { syscall: 'write' }), 5, /data directory/],
  [new DataDirHeldError(77), 4, /process 77/],
  [new DataDirUnusableError('read-only'), 5, /read-only/],
  [new NewerDatabaseError('x'), 6, /newer version.*Nothing was changed/],
  [new BrokenDatabaseError('x'), 7, /Nothing was deleted/],
  [new SealError('x'), 9, /Nothing was changed.*BANYAN_CONTENT_SECRET/],
  [new Error('wrapped', { cause: withCode('ECONNREFUSED') }), 8, /DATABASE_URL/],
  [withCode('28P01'), 8, /DATABASE_URL/],
  [new Error('wrapped', { cause: withCode('42501') }), 8, /CREATEROLE/],
  [new Error('timeout exceeded when trying to connect'), 8, /DATABASE_URL/],
  [new TypeError('odd'), 1, /TypeError: odd/],
])('%s has words, a way on and a code of its own', (error, exitCode, words) => {
  const failure = describeFailure(error);
  expect(failure.exitCode).toBe(exitCode);
  expect(failure.message).toMatch(words);
});
