import { ErrorCode } from '@banyan/contracts';
import { type CommunityRefusal, type CommunityRule } from '@banyan/contracts/community';
import { Refusal } from '../../http/refusal.ts';

/** A refusal of the community, with its reason. */
export const refused = (refusal: CommunityRefusal) => new Refusal(ErrorCode.communityRefused, { data: { refusal } });

/** Refusal of a text that breaks rules, by field. */
export const refusedFields = (fields: Readonly<Record<string, CommunityRule>>) =>
  new Refusal(ErrorCode.fieldsRefused, { data: { fields } });
