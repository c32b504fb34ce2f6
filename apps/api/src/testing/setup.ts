import { afterAll } from 'vitest';
import { closeApps } from './app.ts';
import { closeDatabases } from './database.ts';

afterAll(async () => {
  await closeApps();
  await closeDatabases();
});
