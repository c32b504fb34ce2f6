import { v } from '@banyan/contracts';
import { defineJob } from '../../jobs/job.ts';
import type { SearchPorts } from './search.ports.ts';
import { learnWords } from './vocabulary.ts';

/** Learns each night the words of new names. */
export const learnJob = ({ names }: SearchPorts) =>
  defineJob({
    name: 'search.words',
    data: v.object({}),
    every: '40 18 * * *',
    run: ({ scope }) => learnWords(scope, names),
  });
