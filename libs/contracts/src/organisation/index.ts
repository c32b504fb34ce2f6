export {
  audience,
  audienceCondition,
  audienceRule,
  mostAudienceTerms,
  type Audience,
  type AudienceCondition,
  type AudienceRule,
} from './audience.ts';
