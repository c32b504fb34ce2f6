// Work that fills one core or two, on a machine of two.

/**
 * Does jobs in their order, as long as there are cores for the next one: what fills one core has another beside it, what
 * fills both is alone.
 * @template T
 * @param {readonly T[]} jobs
 * @param {(job: T) => 1 | 2} coresOf how many a job fills
 * @param {(job: T) => Promise<void>} work
 * @throws what a job throws, once those beside it have ended
 */
export async function inLanes(jobs, coresOf, work) {
  const running = new Set();
  let free = 2;
  let failure = null;
  for (const job of jobs) {
    const cores = coresOf(job);
    while (free < cores) await Promise.race(running);
    if (failure !== null) break;
    free -= cores;
    const done = work(job)
      .catch((error) => {
        failure ??= { error };
      })
      .finally(() => {
        free += cores;
        running.delete(done);
      });
    running.add(done);
  }
  await Promise.all(running);
  if (failure !== null) throw failure.error;
}
