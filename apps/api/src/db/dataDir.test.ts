import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DataDirHeldError, DataDirUnusableError, lockDataDir } from './dataDir.ts';

const base = mkdtempSync(join(tmpdir(), 'banyan-lock-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
let count = 0;
const fresh = () => join(base, String(++count));

describe('lockDataDir', () => {
  it('makes the directory, holds it, and gives it back', () => {
    const directory = fresh();
    const lock = lockDataDir(directory);
    expect(readFileSync(join(directory, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
    expect(() => lockDataDir(directory)).toThrow(DataDirHeldError);
    lock.release();
    expect(existsSync(join(directory, 'lock'))).toBe(false);
    lockDataDir(directory).release();
  });

  it('names the process that holds it', async () => {
    const directory = fresh();
    mkdirSync(directory);
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    await once(other, 'spawn');
    writeFileSync(join(directory, 'lock'), `${other.pid}\n`);
    expect(() => lockDataDir(directory)).toThrow(expect.objectContaining({ pid: other.pid }));
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDataDir(directory).release();
  });

  it('sees through a lock whose number has become another process', () => {
    const directory = fresh();
    mkdirSync(directory);
    writeFileSync(join(directory, 'lock'), `${process.pid}\n1\n`);
    lockDataDir(directory).release();
  });

  it('sees through an empty or broken lock', () => {
    for (const content of ['', 'x\n']) {
      const directory = fresh();
      mkdirSync(directory);
      writeFileSync(join(directory, 'lock'), content);
      lockDataDir(directory).release();
    }
  });

  it('says so when the directory cannot be used', () => {
    const file = fresh();
    writeFileSync(file, '');
    expect(() => lockDataDir(join(file, 'data'))).toThrow(DataDirUnusableError);
  });
});
