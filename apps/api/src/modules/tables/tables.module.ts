import {
  beginImport,
  exportDetail,
  importDetail,
  importPasswords,
  importRest,
  importRows,
  listExports,
  listImports,
  listWork,
  mapImport,
  mendImport,
  runImport,
  takeBackImport,
} from '@banyan/contracts/organisation';
import { on } from '../../effects/effect.ts';
import { tableWork } from '../../effects/tableWork.ts';
import { serve } from '../../http/serve.ts';
import { serveManaged } from '../../platform/serveManaged.ts';
import type { ServerModule } from '../module.ts';
import { beginExport, exportJob, exportOf, ownExports } from './exports.service.ts';
import { passwords, rest } from './files.service.ts';
import { begin, detail, list, map, mend, rowsOf, run, takeBack } from './imports.service.ts';
import { tableJobs } from './tables.jobs.ts';
import { tablesPersonal } from './tables.personal.ts';
import type { TablesPorts } from './tables.ports.ts';
import { sweepTables } from './tables.sweep.ts';
import { ownWork } from './work.service.ts';

/** Tables that administrators bring in and take out. */
export const tablesModule = (ports: TablesPorts): ServerModule => {
  const jobs = tableJobs(ports);
  const writeFile = exportJob(ports);
  return {
    routes: [
      serveManaged(beginImport, (context, input) => begin(context, input, ports)),
      serveManaged(importDetail, (context, { id }) => detail(context, id, ports)),
      serveManaged(listImports, list),
      serveManaged(importRows, rowsOf),
      serveManaged(mapImport, (context, input) => map(context, input, ports)),
      serveManaged(mendImport, (context, input) => mend(context, input, ports)),
      serveManaged(runImport, (context, input) => run(context, input, ports)),
      serveManaged(takeBackImport, (context, { id }) => takeBack(context, id, ports)),
      serveManaged(importRest, (context, { id }) => rest(context, id)),
      serveManaged(importPasswords, (context, { id }) => passwords(context, id, ports)),
      ...ports.exports.map((kind) => serveManaged(kind.call, (context, input) => beginExport(context, kind, input))),
      serve(exportDetail, (context, { id }) => exportOf(context, id)),
      serve(listExports, ownExports),
      serve(listWork, ownWork),
    ],
    jobs: [jobs.read, jobs.write, jobs.takeBack, writeFile],
    handlers: [
      on(tableWork, ({ jobs: queue, scope }, { id, work }) =>
        work === 'export' ? queue.add(scope, writeFile, { id }) : queue.add(scope, jobs[work], { id, after: 0 }),
      ),
    ],
    personal: tablesPersonal,
    sweep: sweepTables,
  };
};
