export { categoryKeyForm } from './categoryKey.ts';
export { csvOf, type CsvValue } from './csv.ts';
export { encode, safeEncode } from './codec.ts';
export { v } from './v.ts';
export {
  addressQuery,
  anyOf,
  idOf,
  named,
  oneOf,
  only,
  rowId,
  verbatim,
  words,
  type AddressField,
  type AddressQuery,
  type QueryOf,
} from './address.ts';
export { ask, type FirstCall, type FirstCalls, type Opening } from './first.ts';
export {
  defineScreens,
  opensToVisitors,
  screenHref,
  type Access,
  type Layout,
  type PathParams,
  type Screen,
  type ScreenFacts,
  type ScreenSet,
  type Transition,
} from './screen.ts';
export { actions, areas, reaches, type Action, type Area, type Permission, type Reach } from './permission.ts';
export {
  defineCall,
  callPath,
  legacyEndpoint,
  type Call,
  type CallAccess,
  type CallInput,
  type CallOutput,
  type CallStyle,
  type Protection,
} from './call.ts';
export {
  clientPlatform,
  clientVersion,
  commonFields,
  language,
  reservedNames,
  transportFlags,
  type CommonFields,
  type Language,
  type TransportFlags,
} from './common.ts';
export { envelope, ErrorCode, httpStatusOf, type Envelope, type RefusalCode } from './envelope.ts';
export {
  canonicalParameters,
  CanonicalFormError,
  digitSum,
  encodeRfc3986,
  ev1,
  stringToSign,
  type Ev1RequestHeader,
  type Ev1ResponseHeader,
} from './ev1.ts';
export {
  epochMs,
  flag,
  interval,
  text,
  wireId,
  wireInt,
  wireJson,
  wireNumber,
  type Flag,
  type Interval,
} from './wire.ts';
export { defaultPageSize, page, pageOf } from './page.ts';
export { coverMotif, type CoverMotif } from './coverMotif.ts';
export {
  extensionOf,
  uploadFile,
  uploadKinds,
  uploadParametersHeader,
  uploadPieceBytes,
  uploadResumable,
  uploadState,
  wholeUploadBytes,
  type UploadedFile,
  type UploadExtension,
  type UploadKind,
  type UploadRule,
} from './upload.ts';
export {
  criteriaLimits,
  markCommentLimit,
  reviewReplyLimit,
  reviewStates,
  scorerKinds,
  strictnesses,
  verdicts,
  type ReviewState,
  type ScorerKind,
  type Strictness,
  type Verdict,
} from './review.choices.ts';
