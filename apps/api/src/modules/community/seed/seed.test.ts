import { readFile } from 'node:fs/promises';
import { v } from '@banyan/contracts';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../../../import/yaml.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import { postsShape } from '../import/posts.shape.ts';

describe.each([1001, 1002])('the demo community of enterprise %i', (eid) => {
  it('has sixty topics and forty questions, no two alike, none by whom has begun nothing [CM-01] [CM-02]', async () => {
    const yaml = readYaml(await readFile(demoFile('community/posts.yaml', eid), 'utf8'), 'posts.yaml');
    const { questions, topics } = v.parse(postsShape, yaml.value);
    expect([topics.length, questions.length]).toEqual([60, 40]);
    expect(new Set([...topics, ...questions].map(({ title }) => title)).size).toBe(100);
    expect([...topics, ...questions].map(({ by }) => by)).not.toContain('H20412');
  });
});
