import type { DomainModule } from '@banyan/core-session';
import { frontLinks } from '@banyan/domain-course';
import { createTalentModule } from '@banyan/domain-talent';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The talent domain with its dependencies. */
export const talentTable = ({ http, session, apiBase = '' }: ModuleDeps): DomainModule =>
  createTalentModule({ http, session, ports: { courseHref: frontLinks.detail.href, apiBase } });
