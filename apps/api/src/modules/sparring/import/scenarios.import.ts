import { eq } from 'drizzle-orm';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { sparringScenarios, sparringSessions } from '../sparring.schema.ts';
import { scenario, scriptOf, type WrittenScenario } from './scenario.shape.ts';

/** Records parts of a scenario without effect: they would never be matched, or never be counted. */
function checkScript(at: Bringing, { criteria, intents, topics }: WrittenScenario, path: YamlPath): void {
  const sum = criteria.reduce((all, { most }) => all + most, 0);
  if (sum !== 100)
    at.fault([...path, 'criteria'], `The criteria give ${sum} points at most.`, 'Let their "most" be 100 together.');
  const known = new Set(criteria.map(({ key }) => key));
  for (const [index, { base, key, most }] of criteria.entries()) {
    if (base > most) at.fault([...path, 'criteria', index, 'base'], `"${key}" begins above its most.`, 'Lower "base".');
  }
  for (const [index, { criterion, key }] of intents.entries()) {
    const here = [...path, 'intents', index];
    if (intents.findIndex((one) => one.key === key) < index)
      at.fault([...here, 'key'], `"${key}" stands here twice.`, 'Give each its own.');
    if (!known.has(criterion))
      at.fault(
        [...here, 'criterion'],
        `There is no criterion "${criterion}".`,
        `Write one of ${[...known].join(', ')}.`,
      );
  }
  for (const [index, { settled_by }] of topics.entries()) {
    for (const [nth, key] of settled_by.entries()) {
      if (!intents.some((one) => one.key === key))
        at.fault(
          [...path, 'topics', index, 'settled_by', nth],
          `There is no intent "${key}".`,
          'Name one of "intents".',
        );
    }
  }
}

/** Situations to practise in: `npm run import -- scenarios scenarios.yaml --eid 1001`. */
export const scenariosKind = listKind({
  name: 'scenarios',
  about: 'Adds scenarios of sparring with an AI partner, or changes them until a dialogue was begun.',
  list: 'scenarios',
  entry: scenario,
  table: sparringScenarios,
  title: sparringScenarios.title,
  titleOf: ({ title }) => title,
  thing(at, written, { path }) {
    checkScript(at, written, path);
    const { attempts, kind, turns } = written;
    return Promise.resolve({
      row: {
        ...{ attempts, kind, turns, assessTurns: written.assess_turns, passScore: written.pass },
        title: at.localise(written.title),
        about: at.localise(written.about),
        goal: at.localise(written.goal),
        partner: at.localise(written.partner),
        roles: written.roles.map(({ name }) => at.localise(name)),
        script: scriptOf(written, at.localise),
      },
    });
  },
  async held({ scope }, { id }) {
    const count = await scope.tx.$count(
      sparringSessions,
      scope.only(sparringSessions, eq(sparringSessions.scenarioId, id)),
    );
    return count > 0 ? `${count} ${count === 1 ? 'dialogue was' : 'dialogues were'} begun.` : null;
  },
});
