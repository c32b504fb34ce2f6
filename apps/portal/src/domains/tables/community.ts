import { screenHref } from '@banyan/contracts';
import { mallScreens } from '@banyan/contracts/mall';
import type { DomainModule } from '@banyan/core-session';
import { createCommunityModule } from '@banyan/domain-community';
import type { ModuleDeps } from '../ModuleDeps.ts';

/** The community domain with its dependencies. */
export const communityTable = ({ http, session, uploader, posts }: ModuleDeps): DomainModule =>
  createCommunityModule({
    http,
    session,
    uploader,
    ports: {
      onPointsChanged: () => void session.refreshUser(),
      pointsHref: () => screenHref(mallScreens.points, {}),
      onPosts: posts.listen,
    },
  });
