import type { DomainModule, ModuleNavigation } from '@banyan/core-session';
import type { AccountParts } from '@banyan/domain-account';
import { frontLinks } from '@banyan/domain-course';
import type { PortalServices } from '../composition/services.ts';
import { createSearchModule } from '../search/search.module.ts';
import type { ModuleDeps, TableDeps } from './ModuleDeps.ts';
import { navigationsOf } from './navigations.ts';
import { accountTable } from './tables/account.ts';
import { communityTable } from './tables/community.ts';
import { courseTable } from './tables/course.ts';
import { examTable } from './tables/exam.ts';
import { latePartsOf } from './tables/lateParts.ts';
import { liveTable } from './tables/live.ts';
import { mallTable } from './tables/mall.ts';
import { messagesTable } from './tables/messages.ts';
import { organisationTable } from './tables/organisation.ts';
import { talentTable } from './tables/talent.ts';
import { teachingTable } from './tables/teaching.ts';
import { trainingTable } from './tables/training.ts';

export interface Composition {
  readonly modules: readonly DomainModule[];
  /** Domains with content on the home page. */
  readonly atHome: readonly DomainModule[];
  /** Domains with a row of their own on it. */
  readonly inRows: readonly DomainModule[];
  readonly navigations: readonly ModuleNavigation[];
  readonly links: PortalServices['links'];
  /** Parts of the account domain that the portal shows. */
  readonly account: AccountParts;
}

/** Puts the domains together, each with its dependencies. Pages and texts load when a screen needs them. */
export function compose(given: ModuleDeps): Composition {
  const account = accountTable(given);
  const deps: TableDeps = { ...given, lateParts: latePartsOf(account.parts) };
  const training = trainingTable(deps);
  const course = courseTable(deps);
  const live = liveTable(deps);
  const exam = examTable(deps);
  const domains: readonly DomainModule[] = [
    course,
    teachingTable(deps, course, exam),
    live,
    exam,
    training,
    messagesTable(deps),
    mallTable(deps),
    communityTable(deps),
    talentTable(deps),
    organisationTable(deps),
  ];
  const navigations = navigationsOf(deps);
  return {
    modules: [...account.modules, ...domains, createSearchModule(domains)],
    atHome: [training],
    inRows: [live],
    navigations,
    links: {
      courses: () => frontLinks.catalogue.href(),
      course: frontLinks.detail.href,
      record: frontLinks.record.href,
      collection: frontLinks.collection.href,
    },
    account: account.parts,
  };
}
