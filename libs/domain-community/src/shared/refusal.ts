import { ErrorCode } from '@banyan/contracts';
import {
  communityRules,
  refusedCommunity,
  type CommunityRefusal,
  type CommunityRule,
} from '@banyan/contracts/community';
import { brokenFields, refusalData } from '@banyan/core-screen';

/** Reason of a refusal by the community; null for another kind of failure. */
export const communityRefusalOf = (error: unknown): CommunityRefusal | null =>
  refusalData(error, ErrorCode.communityRefused, refusedCommunity)?.refusal ?? null;

/** Fields of a post that the server distinguishes. */
const writtenFields = [
  'title',
  'body',
  'category',
  'images',
  'media',
  'reward',
  'words',
  'mentions',
  'reason',
] as const;
export type WrittenField = (typeof writtenFields)[number];

/** Rules of the post that the server found broken, by field. */
export function brokenRules(error: unknown): Partial<Record<WrittenField, CommunityRule>> {
  const known = (rule: string): rule is CommunityRule => (communityRules as readonly string[]).includes(rule);
  return Object.fromEntries(brokenFields(error, writtenFields).filter(([, rule]) => known(rule)));
}
