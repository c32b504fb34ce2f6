import Fastify from 'fastify';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/client.ts';
import { testOutside } from '../../testing/outside.ts';
import { openQueue } from '../queue.ts';
import { creditSlowly } from './creditJob.ts';

// A process that is to be killed in the middle of a job.
const config = readConfig(process.env);
const db = await openDatabase(config);
const outside = testOutside();
const { log } = Fastify({ logger: false });
const queue = await openQueue({ db, jobs: [creditSlowly], outside, log, now: Date.now, expireInSeconds: 1 });
await queue.start();
