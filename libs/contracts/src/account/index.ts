export { agreement } from './agreement.ts';
export { portalScreens } from './screens/portal.ts';
export {
  aimOf,
  homePath,
  loginAddress,
  personalDataAddress,
  platformPath,
  platformScreen,
  promptAddress,
  registerAddress,
  reloginAddress,
} from './screens/addresses.ts';
export {
  backUrlOf,
  contactPerson,
  enterprise,
  getUserInfo,
  languageList,
  login,
  loginMethods,
  loginType,
  logout,
  passwordPolicy,
  shownName,
  switchLanguage,
  updateInitialPassword,
  uploadLogs,
  userInfo,
  type ContactPerson,
  type Enterprise,
  type LogEvent,
  type PasswordPolicy,
  type UserInfo,
} from './session.ts';
export { endSeeing, seeingMs } from './seeing.ts';
export { readInvitation } from './invitation.ts';
export { roleOf, type Role } from './role.ts';
export { passwordProblems, passwordRules, type PasswordProblem } from './password.ts';
export { counter, liveEvent, liveReady, liveStreamPath, openLive, type Counter, type LiveEvent } from './live.ts';
export { navigation, portalComponent, portalComponents } from './frame.ts';
export { homeIcons, homeModule, homeStructure, myStudyInfo, type HomeModule, type MyStudyInfo } from './home.ts';
export { myHome, type MyHome } from './my.ts';
export {
  keptPicture,
  profileFields,
  profileLimits,
  profileRules,
  readProfile,
  saveProfile,
  type Profile,
  type ProfileField,
  type ProfileInput,
} from './profile.ts';
export { changePassword } from './changePassword.ts';
export { filePreviewQuery } from './screens/filePreview.query.ts';
export { figuresQuery, markingQuery, reviewListQuery, reviewQuery, type MarkingQuery } from './screens/review.query.ts';
export { learnerKinds, mostSearches, searchKinds, searchLimit, type SearchKind } from './search.choices.ts';
export { searchFind, searchForget, searchHome, searchRemember, type SaidLine, type SearchHit } from './search.ts';
export { searchQuery, type SearchQuery } from './screens/search.query.ts';
export { loginWays, type LoginWay } from './login.choices.ts';
export {
  birthdayTypes,
  codeLength,
  codeLifetimeS,
  codePurposes,
  codeResendS,
  isBirthday,
  sliderPicture,
  sliderWorkBits,
  type BirthdayType,
  type CodePurpose,
  type CodeUse,
} from './phone.choices.ts';
export {
  changePhone,
  countryCodes,
  loginByCode,
  myPhone,
  resetByCode,
  sendMessage,
  sliderChallenge,
  type SliderChallenge,
} from './phone.ts';
export { birthdayTypeList, departmentTree, longestName, register } from './registration.ts';
export {
  entryStates,
  gatewayTypes,
  handoverKinds,
  handoverLifetimeS,
  type EntryState,
  type GatewayType,
  type HandoverKind,
} from './switching.choices.ts';
export { portalList, saveSelectPortal, switchingSet } from './portalChoice.ts';
export { enterpriseCard, selectEnterprise, switchEnterprise, type OwnEnterprise } from './switching.ts';
export { macSsoLogin, otherPerson, pcSsoLogin, transferLogin } from './handover.ts';
export { gatewayQuery, transferQuery, type GatewayQuery, type TransferQuery } from './screens/handover.query.ts';
export { hostRefusals, openData, type HostRefusal } from './hosts.ts';
export {
  freshProofMs,
  outsiderLimits,
  outsiderPassMs,
  type OutsiderState,
  type RequestRight,
} from './outsider.choices.ts';
export {
  applyOutsider,
  decideOutsider,
  enterOutsider,
  outsiderRequests,
  outsidersCode,
  outsiderStandingCall,
  proveOutsider,
  type OutsiderRequest,
  type OutsiderStanding,
} from './outsider.ts';
export { scanLifetimeS, scanPollMs, type ScanState } from './scan.choices.ts';
export { answerScan, enterByScan, openScan, scanStanding, startScan } from './scan.ts';
export { scanQuery } from './screens/scan.query.ts';
export { type JoinState } from './publicOrganisation.choices.ts';
export { addPuborg, getPuborg, type PublicOrganisation } from './publicOrganisation.ts';
export { idNumberForm, isIdNumber, typedIdNumberLimit } from './idNumber.ts';
export {
  descriptorLength,
  faceEvents,
  facePurposes,
  faceTermsVersion,
  faceTriesMs,
  faceTrustMs,
  mostFaceDevices,
  mostFaceTries,
  type FaceEvent,
  type FaceOccasion,
  type FacePurpose,
  type FaceRefusal,
  type RealNameOutcome,
} from './face.choices.ts';
export {
  beginFaceCheck,
  consentFace,
  enrolFace,
  faceLog,
  myFace,
  realNameAuth,
  refusedFace,
  verifyFace,
  type FaceLogEntry,
  type FaceStand,
} from './face.ts';
export {
  beginFaceLogin,
  endFaceDevice,
  enterByFace,
  faceDevices,
  notSameFace,
  trustFaceDevice,
  type FaceDevice,
  type FaceDevices,
} from './faceLogin.ts';
export {
  consentKinds,
  deletionLimits,
  openConsents,
  personalKinds,
  type ConsentKind,
  type CopyState,
  type DeletionRefusal,
  type DeletionState,
  type PersonalKind,
} from './privacy.choices.ts';
export {
  askDeletion,
  copyPolling,
  decideDeletion,
  deletionCases,
  giveConsent,
  prepareCopy,
  privacyOverview,
  refusedDeletion,
  withdrawDeletion,
  type Consent,
  type DataCopy,
  type Deletion,
  type DeletionCase,
  type KeptKind,
  type PrivacyOverview,
} from './privacy.ts';
export {
  accessMinutes,
  accessStates,
  assistLimits,
  recordingContainers,
  recordingStatuses,
  supportTypes,
  type AccessState,
  type EndFromServer,
  type RecordingContainer,
  type RecordingStatus,
  type ReportedStatus,
  type SupportType,
} from './assist.choices.ts';
export {
  checkLoginExpire,
  endSupport,
  grantSupport,
  supportList,
  updateAssistStatus,
  uploadFileChunk,
  type SupportAccess,
} from './assist.ts';
