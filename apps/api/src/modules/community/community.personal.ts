import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import {
  communityComments,
  communityPosts,
  communityPraises,
  communityReports,
  communityViews,
} from './community.schema.ts';

const answered = { stays: 'others have answered it; it names nobody any more' };

/** Personal data of the community. */
export const communityPersonal: readonly PersonalTable[] = [
  personal(communityPosts, 'community', {
    since: communityPosts.at,
    without: ['grams', 'plain', 'hot'],
    erase: answered,
  }),
  personal(communityComments, 'community', {
    since: communityComments.at,
    without: ['mentions', 'toUserId'],
    erase: answered,
  }),
  personal(communityPraises, 'community', { since: communityPraises.at, erase: { stays: 'it is counted' } }),
  personal(communityViews, 'community', { since: communityViews.at, erase: { stays: 'it is counted' } }),
  personal(communityReports, 'community', { since: communityReports.at, erase: { stays: 'it is counted' } }),
];
