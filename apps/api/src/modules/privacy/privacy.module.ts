import {
  askDeletion,
  copyPolling,
  decideDeletion,
  deletionCases,
  giveConsent,
  prepareCopy,
  privacyOverview,
  withdrawDeletion,
} from '@banyan/contracts/account';
import { copyAsked } from '../../effects/copyAsked.ts';
import { deletionApproved } from '../../effects/deletionApproved.ts';
import { on } from '../../effects/effect.ts';
import { serve, type Route } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { makeCopy, sweepCopies } from './copy.job.ts';
import { prepare, readCopy } from './copy.service.ts';
import { ask, withdraw } from './deletion.service.ts';
import { decide, listCases } from './desk.service.ts';
import { eraseAccount } from './erase.job.ts';
import { changeConsent, readOverview } from './overview.service.ts';
import { privacyPersonal } from './privacy.personal.ts';
import type { PrivacyPorts } from './privacy.ports.ts';
import { privacySeed } from './privacy.seed.ts';

/** Calls about the viewer's data. */
const privacyRoutes = (ports: PrivacyPorts): readonly Route[] => [
  serve(privacyOverview, (ctx) => readOverview(ctx, ports)),
  serve(giveConsent, changeConsent),
  serve(prepareCopy, prepare),
  serve(copyPolling, readCopy),
  serve(askDeletion, ask),
  serve(withdrawDeletion, withdraw),
  serve(deletionCases, listCases),
  serve(decideDeletion, decide),
];

/** Data about people: shown to them, exported for them, erased at their request. `tables`: of the other modules. */
export const privacyModule = ({ tables, ...others }: PrivacyPorts): ServerModule => {
  const ports: PrivacyPorts = { ...others, tables: [...tables, ...privacyPersonal] };
  const [copy, erase] = [makeCopy(ports), eraseAccount(ports)];
  return {
    personal: privacyPersonal,
    routes: privacyRoutes(ports),
    seeds: [privacySeed],
    jobs: [copy, erase],
    handlers: [
      on(copyAsked, ({ jobs, scope }, asked) => jobs.add(scope, copy, asked)),
      on(deletionApproved, ({ jobs, scope }, approved) => jobs.add(scope, erase, approved)),
    ],
    sweep: sweepCopies,
  };
};
