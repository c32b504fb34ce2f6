import { readFile } from 'node:fs/promises';
import { demoFile } from '../../seed/demoFolder.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { importEnterprise, type EnterpriseImportPorts } from './import/importEnterprise.ts';

const dayMs = 86_400_000;

/** The enterprise itself with its host, its agreements and its home page. */
export const enterpriseSeed = (asks: EnterpriseImportPorts): SeedStep => ({
  name: 'enterprise',
  fills: enterprises,
  async work({ db, now }, { eid, state: { expiredDaysAgo, ...state } = {} }) {
    const text = await readFile(demoFile('enterprise.yaml', eid), 'utf8');
    const expiresAt = expiredDaysAgo === undefined ? null : new Date(now - expiredDaysAgo * dayMs);
    const given = { eid, file: 'enterprise.yaml', text, state: { ...state, expiresAt } };
    await importEnterprise({ db, now: () => now }, asks, given);
  },
});
