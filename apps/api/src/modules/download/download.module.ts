import {
  courseFiles,
  downloadCompress,
  downloadList,
  downloadPolling,
  downloadSingle,
  renewDownload,
} from '@banyan/contracts/course';
import { serve, type Route } from '../../http/serve.ts';
import type { FindThings } from '../../platform/bringing.ts';
import type { ServerModule } from '../module.ts';
import { compressDownload, downloadHandlers, sweepDownloads } from './compress.job.ts';
import type { DownloadPorts } from './download.ports.ts';
import { downloadOne, downloadSeveral, listDownloads, listFiles, readDownload, renew } from './download.service.ts';
import { downloadSeeds } from './seed/steps.ts';
import { downloadPersonal } from './download.personal.ts';

/** Calls of downloads. */
export const downloadRoutes = (ports: DownloadPorts): readonly Route[] => [
  serve(courseFiles, (ctx, input) => listFiles(ctx, input, ports)),
  serve(downloadSingle, (ctx, input) => downloadOne(ctx, input, ports)),
  serve(downloadCompress, (ctx, input) => downloadSeveral(ctx, input, ports)),
  serve(downloadPolling, (ctx, input) => readDownload(ctx, input, ports)),
  serve(renewDownload, (ctx, input) => renew(ctx, input, ports)),
  serve(downloadList, (ctx, input) => listDownloads(ctx, input, ports)),
];

/** Files of courses and their downloads, one by one or as an archive. */
export const downloadModule = ({ find, ...ports }: DownloadPorts & { readonly find: FindThings }): ServerModule => ({
  personal: downloadPersonal,
  routes: downloadRoutes(ports),
  seeds: downloadSeeds(find),
  jobs: [compressDownload],
  handlers: downloadHandlers,
  sweep: sweepDownloads,
});
