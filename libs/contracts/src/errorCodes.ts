// Refusal codes, as `ErrorCode`. Five digits: the first three are the HTTP status. One constant each, so that a page
// loads only the codes that it uses.

/** The request does not fit its contract. `data.fields` names the fields. */
export const badRequest = 400;
/** The cursor of a list is cut, outdated or from another list: start again at the first page. */
export const badCursor = 40002;
/** No session, or it ended [ER-01]. */
export const unauthenticated = 401;
/** Not found, or not accessible to this viewer. */
export const notFound = 404;
/** A documented precondition is not met. */
export const conflict = 409;
export const tooLarge = 413;
/** Too many requests; `data.retryAfterS` in seconds [ER-08]. */
export const tooFrequent = 429;
export const internal = 500;
export const unavailable = 503;
/** Too many requests at once, nothing was started: retry after `data.retryAfterS` seconds, as the portal does. */
export const busy = 50302;
/** The caller's clock is wrong; `data.serverTime` in epoch ms. Ignored by screens [ER-02]. */
export const clockSkew = 4011;
/** Personal data must be completed first; `data.fields` names the fields [ER-03]. */
export const profileIncomplete = 4012;
/** The message is shown unchanged: a replayed request or a business refusal with its own message [ER-04]. */
export const shown = 50005;
/** More users than the enterprise's plan allows; `data` {current, limit} [ER-05]. */
export const usersOverLimit = 577;
/** Wrong account or password [SE-16]. */
export const wrongCredentials = 40101;
/** The account is locked by the enterprise administrator [SE-16, ER-01]. */
export const accountLocked = 40102;
/** First login with an initial password, a new one must be set; `data.ticket` [SE-05]. */
export const initialPassword = 40103;
/** The session was ended by a login on another device, where the enterprise allows one device at a time [AC-09]. */
export const loggedInElsewhere = 40104;
/** The new password breaks the policy; `data.rules` [SE-04]. */
export const weakPassword = 42201;
/** Values break a rule; `data.fields` names the broken rule of each field, as its contract does [SE-12]. */
export const fieldsRefused = 42205;
/** Wrong ID number, for logins that ask for one [SE-16]. */
export const wrongIdNumber = 42202;
/** A different person, at logins by face; `data.triesLeft` [SE-16]. */
export const notSamePerson = 42203;
/** Illegal request: fields that contradict each other or the session [SE-16]. */
export const illegalRequest = 40001;
/** Attempts too frequent; `data.retryAfterS` [SE-16]. */
export const loginTooFrequent = 42901;
/** The course is not visible to this learner: contact the administrator [CO-07]. */
export const courseNotVisible = 40301;
/** Maximum viewers reached [CO-07]. */
export const courseFull = 40302;
/** The learner's access has expired: buy again or contact the administrator; `data.free`: at no cost [CO-07]. */
export const courseExpired = 40303;
/** Chapter still locked; `data.after` names the chapter that opens it. */
export const chapterLocked = 40304;
/** The enterprise is closed; `data.access` is 3 expired, 4 locked, 5 deleted [AC-03]. */
export const enterpriseClosed = 40305;
/** For administrators alone [AC-10]. */
export const adminsOnly = 40306;
/** For lecturers and administrators alone. */
export const lecturersOnly = 40307;
/** The course was taken off the shelf [CO-07]. */
export const courseOffShelf = 41001;
/** The course was deleted [CO-07]. */
export const courseDeleted = 41002;
/** The support access has ended; `data.status` gives the reason [AR-01]. */
export const supportOver = 41020;
/** Not allowed in a support session, or not in one of this purpose: see `supportCalls.ts` [AR-01]. */
export const supportSession = 41021;
/** No piece of this support session's recording arrived recently: only its dialog is answered [AR-01]. */
export const supportUnrecorded = 41022;
/** Not allowed while an administrator sees the academy as somebody: see `seeingCalls.ts` [AC-10]. */
export const seeingOnly = 41023;
/** The time for seeing the academy as somebody is over: only its end is answered [AC-10]. */
export const seeingOver = 41024;
/** The micro-course is refused; `data.refusal`, see `microRefusals`; with `gaps`, `data.gaps` lists them [MC-01]. */
export const microRefused = 41003;
/** The micro-course was changed on another device; `data.micro` is the current version. Nothing was saved [MC-01]. */
export const microChanged = 41004;
/** Likes of the job map were changed too often within a minute; nothing was changed [TA-01]. */
export const likeTooOften = 41010;
/** The assessment is not open now, or was already submitted; nothing was saved [TA-01]. */
export const assessmentClosed = 41011;
/** Statements have no answer; `data.items` are their numbers, see `missingItems`. Nothing was submitted [TA-01]. */
export const assessmentIncomplete = 41012;
/** The dialogue has ended; nothing was saved [TA-02]. */
export const sparringOver = 41013;
/** Another page has sent a message since, or a reply is being written; nothing was saved [TA-02]. */
export const sparringChanged = 41014;
/** All attempts at this assessment are used [TA-02]. */
export const sparringSpent = 41015;
/** The file exceeds the limit of its kind or of one request; `data.limit` in bytes [HT-09]. */
export const fileTooLarge = 41301;
/** The file type is not accepted, by its name or by its content; `data.extensions` are accepted [HT-09]. */
export const fileType = 41501;
/** The picture cannot be read, or has too many pixels; `data.maxPixels` [HT-09]. */
export const pictureUnreadable = 42204;
/** The number of bytes received differs from the announced size [HT-09]. */
export const fileBrokenOff = 40003;
/** Too many files, or bytes, at once or today; `data.retryAfterS` [HT-09]. */
export const uploadQuota = 42902;
/** A course is being studied in another window or device; `data` {courseId, courseName} of that course [CO-06]. */
export const studyingElsewhere = 40901;
/** The exam is not for this learner: contact the administrator [EX-01]. */
export const examNotVisible = 40308;
/** The exam cannot be entered now; `data.refusal` gives the reason, see `entryRefusals` [EX-01] [EX-05] [EX-06]. */
export const examClosed = 40309;
/** Another window of the learner is answering this attempt; nothing was saved [EX-03]. */
export const attemptElsewhere = 40902;
/** The attempt was already submitted; `data.receipt` gives its time and content [EX-04]. */
export const attemptOver = 40903;
/** Marking, answering or approving one's own work is refused: another person has to do it [EX-11]. */
export const ownWork = 40342;
/** The answer was marked by another person since; `data.mark` and `data.revision`. Nothing was saved [EX-11]. */
export const answerMarked = 40904;
/** The scorer failed: retry; `data.reason` is timeout, refused or unreadable [EX-11]. */
export const scorerFailed = 50201;
/** The questionnaire is not for this learner [QU-03]. */
export const questionnaireNotVisible = 40310;
/** The questionnaire is closed to answers, or its results are; `data.refusal`, see `answerRefusals` [QU-03]. */
export const questionnaireClosed = 40311;
/** Answers break rules of their questions; `data.problems`, see `refusedAnswers`. Nothing was saved [QU-02]. */
export const answersRefused = 42206;
/** The homework cannot be submitted now; `data.refusal` gives the reason, see `handInRefusals` [TR-03]. */
export const homeworkClosed = 40330;
/** Another device has saved or submitted since; `data.draft` is the current draft. Nothing was saved [TR-03]. */
export const homeworkChanged = 40930;
/** The submission is empty: no text and no file [TR-03]. */
export const homeworkEmpty = 42230;
/** The question of a quiz battle was answered, or is not the learner's current one; the first answer counts [PK-01]. */
export const battleAnswered = 40911;
/** The time for the question of a quiz battle has expired; nothing was saved [PK-01]. */
export const battleLate = 40912;
/** The quiz battle has ended, or was never accepted [PK-01]. */
export const battleOver = 40913;
/** One of the two has blocked messages from the other; `data.by` is `me` or `them` [ME-02]. */
export const messageBlocked = 40312;
/** The points mall refuses; reason in `data.refusal`, see `mallRefusals`. Nothing was changed [MA-01] [MA-02]. */
export const mallRefused = 40950;
/** The note is refused; `data.refusal` gives the reason, see `noteRefusals` [NO-01] [NO-02]. */
export const noteRefused = 42240;
/** Another device has changed the note since; `data.note` is the current version. Nothing was saved [NO-01]. */
export const noteChanged = 40940;
/** The post was answered, withdrawn or changed by its author since it was read. Nothing was saved [NO-01] [CO-09]. */
export const postChanged = 40941;
/** The paid course is not bought, or the purchase has expired: its chapters stay closed [PY-02]. */
export const courseNotBought = 40201;
/** Buying is refused; `data.refusal` gives the reason, see `orderRefusals`. Nothing was bought [PY-01] [PY-02]. */
export const orderRefused = 40960;
/** The lottery refuses, with the reason in `data.refusal` [MA-04]. */
export const lotteryRefused = 40965;
/** The community refuses; reason in `data.refusal`, see `communityRefusals`. Nothing was changed [CM-02] [CM-03]. */
export const communityRefused = 40970;
/** The course code is refused; `data.refusal` gives the reason, see `codeRefusals`. The code was not used [CO-08]. */
export const codeRefused = 40980;
/** The reward is refused; `data.refusal` gives the reason, see `rewardRefusals`. No points were moved [CO-09]. */
export const rewardRefused = 40981;
/** The face request is refused; `data.refusal` gives the reason, see `faceRefusals` [SE-15]. */
export const faceRefused = 40982;
/** The answer to a presence check is refused; reason in `data.refusal`, see `presenceRefusals` [CO-08]. */
export const presenceRefused = 40983;
/** The code logs in a different person than the current one; `data` {name, code} see `otherPerson` [SE-03]. */
export const otherPersonHere = 40984;
/** The chat tool shows no names in this page; `data.refusal` gives the reason, see `hostRefusals` [HO-02]. */
export const hostRefused = 40988;
/** The request for deletion cannot be changed; `data.refusal` gives the reason, see `deletionRefusals` [SE-12]. */
export const deletionRefused = 40989;
/** The change to a lecturer is refused; `data.refusal` gives the reason, see `lecturerRefusals` [LE-02] [LE-03]. */
export const lecturerRefused = 40990;
/** The request in a live room is refused; `data.refusal` gives the reason, see `roomRefusals` [LV-01] [LV-02]. */
export const roomRefused = 40991;
/** The code from the phone is wrong; after too many wrong ones it is used up [SE-06]. */
export const codeWrong = 42211;
/** The code has expired or was used [SE-06]. */
export const codeExpired = 42212;
/** The slider missed its gap, or its time has expired: request another one [SE-06]. */
export const sliderFailed = 42213;
