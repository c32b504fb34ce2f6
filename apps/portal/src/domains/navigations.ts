import type { ModuleNavigation } from '@banyan/core-session';
import { editorNav, faceNav, privacyNav } from '@banyan/domain-account';
import { communityNav } from '@banyan/domain-community';
import { courseNav } from '@banyan/domain-course';
import { examNav } from '@banyan/domain-exam';
import { liveNav } from '@banyan/domain-live';
import { mallNav } from '@banyan/domain-mall';
import { messagesNav } from '@banyan/domain-messages';
import { talentNav } from '@banyan/domain-talent';
import { teachingNav } from '@banyan/domain-teaching';
import { trainingNav } from '@banyan/domain-training';
import { myNav } from '../layouts/ownNavigations.ts';
import type { ModuleDeps } from './ModuleDeps.ts';

/** Entries of all domains in the shared navigations. */
export const navigationsOf = ({ tasks }: Pick<ModuleDeps, 'tasks'>): readonly ModuleNavigation[] => [
  myNav,
  editorNav,
  faceNav,
  courseNav,
  teachingNav,
  liveNav,
  examNav,
  trainingNav({ waitingIn: (part) => tasks.of(part) }),
  messagesNav,
  mallNav,
  communityNav,
  talentNav,
  privacyNav,
];
