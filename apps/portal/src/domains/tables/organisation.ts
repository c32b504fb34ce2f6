import { homePath } from '@banyan/contracts/account';
import type { DomainModule } from '@banyan/core-session';
import { createOrganisationModule } from '@banyan/domain-organisation';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The organisation domain with its dependencies. */
export const organisationTable = ({ http, session, uploader }: ModuleDeps): DomainModule =>
  createOrganisationModule({
    ...{ http, session, uploader },
    ports: {
      async seeAs(id) {
        const { seeAs } = await import('./organisationCalls.ts');
        if (await session.enter(() => http.call(seeAs, { id }), false)) return goHome();
        const { loginRequest } = session;
        throw loginRequest.state === 'failed' ? loginRequest.error : new Error('another login is under way');
      },
    },
  });

/** A new document: nothing of the administrator stays in memory. */
const goHome = () => location.assign(homePath);
