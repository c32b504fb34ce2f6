import { basename } from 'node:path';
import type { ImportKind } from '../../../import/kind.ts';
import { bytesOf, textOf } from '../../../import/readText.ts';
import { importEnterprise, type EnterpriseImportPorts } from './importEnterprise.ts';

const mostBytes = 500_000;

/** `npm run import -- enterprise enterprise.yaml --eid 2001`. */
export const enterpriseImport = (asks: EnterpriseImportPorts): ImportKind => ({
  name: 'enterprise',
  usage: `enterprise enterprise.yaml --eid 2001
      Adds an enterprise with its hosts, home page, categories and departments, or changes the settings of one.`,
  async run(ports, { dryRun, eid, path }) {
    const file = basename(path);
    const text = textOf(await bytesOf(path, mostBytes), file);
    const { certificates, hosts, isNew, portal } = await importEnterprise(ports, asks, { eid, file, text, dryRun });
    const where = hosts.length > 0 ? `found at ${hosts.join(', ')}` : `found by ?eid=${eid}`;
    const templates = certificates.map(({ id, title }) => `\nCertificate ${id}: ${title}.`).join('');
    return `Enterprise ${eid}: ${portal}, ${where}${isNew ? '. Its people come next: npm run import -- people' : ', changed'}.${templates}`;
  },
});
