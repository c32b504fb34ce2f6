import { answerAssessment, assessmentTasks, assessmentTool } from '@banyan/contracts/talent';
import { beforeAll, describe, expect, it } from 'vitest';
import { Importing } from '../../../testing/importing.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { talentRoutes } from '../talent.routes.ts';
import { assessmentsKind } from './assessments.import.ts';
import { toolsKind } from './tools.import.ts';

const nothing = () => Promise.resolve(new Map());

describe('assessments that are imported', () => {
  let world: World;
  let tools: Importing;
  let assessments: Importing;
  let userId: number;
  beforeAll(async () => {
    world = await openWorld(talentRoutes({ ways: { course: nothing, sparring: nothing } }));
    world.now = Date.parse('2026-03-02T02:00:00Z');
    tools = new Importing(world, toolsKind, 'tools.yaml');
    assessments = new Importing(world, assessmentsKind, 'assessments.yaml');
    userId = await world.addLearner('H20381');
    await world.addLearner('H10017');
    await world.addLearner('H20412');
  });

  it('ask the statements of their tool, and stay as they are once somebody has answered [TA-01]', async () => {
    const [tool, assessment] = [await tools.example(), await assessments.example()];
    expect(await assessments.faultsOf(assessment)).toEqual(['6 There is no tool "带班行为问卷".']);
    expect(await tools.take(tool)).toBe('tools: 1 are new, 0 changed, 0 as they were.');
    expect(await assessments.take(assessment)).toBe('assessments: 1 are new, 0 changed.');
    expect(await assessments.take(assessment.replace('结果只给本人。', ''))).toBe('assessments: 0 are new, 1 changed.');
    const { items } = await world.ask(assessmentTasks, { tab: 'todo' }, { userId });
    expect(items).toMatchObject([{ title: '新任班组长半年评估', state: 'open', relation: 'self' }]);
    const id = items[0]?.id ?? 0;
    expect((await world.ask(assessmentTool, { id }, { userId })).items).toHaveLength(3);
    await world.ask(answerAssessment, { id, item: 1, value: 4 }, { userId });
    expect(await assessments.faultsOf(assessment)).toEqual([
      `4 This assessment is there already (id ${id}), and 1 person has answered.`,
    ]);
    expect(await tools.take(tool)).toBe('tools: 0 are new, 0 changed, 1 as they were.');
    expect(await tools.faultsOf(tool.replace('minutes: 3', 'minutes: 4'))).toEqual([
      expect.stringContaining('People are assessed with it.'),
    ]);
  });

  it('are refused with each line that is wrong [TA-01]', async () => {
    const tool = (await tools.example()).replace('带班行为问卷', '又一份问卷');
    expect(
      await tools.faultsOf(tool.replace('key: coach', 'key: plan').replaceAll('dimension: plan', 'dimension: care')),
    ).toEqual([
      expect.stringContaining('No statement speaks of "plan".'),
      expect.stringContaining('"plan" stands here twice.'),
      expect.stringContaining('No statement speaks of "plan".'),
      expect.stringContaining('There is no dimension "care".'),
      expect.stringContaining('There is no dimension "care".'),
      expect.stringContaining('There is no dimension "coach".'),
    ]);
    const assessment = (await assessments.example())
      .replace('新任班组长半年评估', '另一次评估')
      .replace('account: H10017, relation: leader', 'account: H10017, relation: self')
      .replace('account: H20412', 'account: NOBODY')
      .replace('due: 2026-03-31', 'due: 2026-02-20')
      .replace('tool: 带班行为问卷', 'tool: 没有的问卷');
    expect(await assessments.faultsOf(assessment)).toEqual([
      '6 There is no tool "没有的问卷".',
      '9 "due" is not later than "opens".',
      '12 Whoever is assessed answers as "self", and nobody else.',
      '13 There is no account "NOBODY".',
    ]);
  });
});
