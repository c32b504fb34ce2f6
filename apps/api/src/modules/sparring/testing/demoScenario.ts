import { v } from '@banyan/contracts';
import { readFileSync } from 'node:fs';
import { readYaml } from '../../../import/yaml.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import { scenario } from '../import/scenario.shape.ts';

const shape = v.strictObject({ scenarios: v.array(scenario) });

/** A scenario of a demo enterprise, by its index in the file. */
export function demoScenario(eid: number, place: number) {
  const { value } = readYaml(readFileSync(demoFile('scenarios.yaml', eid), 'utf8'), 'scenarios.yaml');
  const found = v.parse(shape, value).scenarios[place];
  if (found === undefined) throw new Error('there is no such scenario');
  return found;
}
