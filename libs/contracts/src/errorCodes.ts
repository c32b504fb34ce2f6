// Codes of refusals, as `ErrorCode`. Five digits: the first three are the HTTP status. One constant each, so that a page
// carries none but those that it asks for.

/** The request does not fit its contract. `data.fields` names them. */
export const badRequest = 400;
/** The cursor of a list is cut, outdated or another list's: begin at the start of the list. */
export const badCursor = 40002;
/** No session, or it ended [ER-01]. */
export const unauthenticated = 401;
/** Not found, or not this viewer's. */
export const notFound = 404;
/** A stated precondition does not hold. */
export const conflict = 409;
export const tooLarge = 413;
/** Too many requests; `data.retryAfterS` in seconds [ER-08]. */
export const tooFrequent = 429;
export const internal = 500;
export const unavailable = 503;
/** Too many at once: nothing was begun, ask again after `data.retryAfterS` seconds. The portal does so by itself. */
export const busy = 50302;
/** The caller's clock is off; `data.serverTime` in epoch ms. Ignored by screens [ER-02]. */
export const clockSkew = 4011;
/** Personal data must be completed first; `data.fields` [ER-03]. */
export const profileIncomplete = 4012;
/** Shown as it is: replayed request or a business refusal with its own words [ER-04]. */
export const shown = 50005;
/** More users than the enterprise's plan allows; `data` {current, limit} [ER-05]. */
export const usersOverLimit = 577;
/** Wrong account or password [SE-16]. */
export const wrongCredentials = 40101;
/** The account is locked by the enterprise administrator [SE-16, ER-01]. */
export const accountLocked = 40102;
/** First login with an initial password: set a new one; `data.ticket` [SE-05]. */
export const initialPassword = 40103;
/** The session was ended by a login on another device, where the enterprise allows one device at a time [AC-09]. */
export const loggedInElsewhere = 40104;
/** The new password breaks the policy; `data.rules` [SE-04]. */
export const weakPassword = 42201;
/** Values break a rule; `data.fields` names the rule of each field, as its contract does [SE-12]. */
export const fieldsRefused = 42205;
/** Wrong ID number, for logins that ask for one [SE-16]. */
export const wrongIdNumber = 42202;
/** Not the same person, for logins by face; `data.triesLeft` [SE-16]. */
export const notSamePerson = 42203;
/** Illegal request: fields that contradict each other or the session [SE-16]. */
export const illegalRequest = 40001;
/** Attempts too frequent; `data.retryAfterS` [SE-16]. */
export const loginTooFrequent = 42901;
/** The course is not visible to this learner: contact the administrator [CO-07]. */
export const courseNotVisible = 40301;
/** Maximum viewers reached [CO-07]. */
export const courseFull = 40302;
/** The learner's access has expired: buy again or contact the administrator; `data.free`: it costs nothing [CO-07]. */
export const courseExpired = 40303;
/** Chapter still locked; `data.after` names the chapter that opens it. */
export const chapterLocked = 40304;
/** The enterprise is not to be used; `data.access` is 3 expired, 4 locked, 5 deleted [AC-03]. */
export const enterpriseClosed = 40305;
/** For administrators alone [AC-10]. */
export const adminsOnly = 40306;
/** For lecturers and administrators alone. */
export const lecturersOnly = 40307;
/** Taken off the shelf [CO-07]. */
export const courseOffShelf = 41001;
/** Deleted [CO-07]. */
export const courseDeleted = 41002;
/** The access of support is over; `data.status` says how [AR-01]. */
export const supportOver = 41020;
/** Not for a session of support, or not for what this one was let in for: see `supportCalls.ts` [AR-01]. */
export const supportSession = 41021;
/** No piece of this support session's recording has come lately: nothing but its dialog is answered [AR-01]. */
export const supportUnrecorded = 41022;
/** The micro-course is not taken; `data.refusal` says why, see `microRefusals`; with `gaps`, `data.gaps` all that is missing [MC-01]. */
export const microRefused = 41003;
/** Another device has changed the micro-course since; `data.micro` is what there is now. Nothing was taken [MC-01]. */
export const microChanged = 41004;
/** Likes of the job map were changed too often within a minute; nothing was changed [TA-01]. */
export const likeTooOften = 41010;
/** The assessment is not open now, or was handed in; nothing was taken [TA-01]. */
export const assessmentClosed = 41011;
/** Statements are without an answer; `data.items` are their numbers, see `missingItems`. Nothing was handed in [TA-01]. */
export const assessmentIncomplete = 41012;
/** The dialogue is over; nothing was taken [TA-02]. */
export const sparringOver = 41013;
/** Another page has said something since, or a reply is under way; nothing was taken [TA-02]. */
export const sparringChanged = 41014;
/** All attempts at this assessment are used [TA-02]. */
export const sparringSpent = 41015;
/** The file is larger than its kind may be, or than one request may carry; `data.limit` in bytes [HT-09]. */
export const fileTooLarge = 41301;
/** The file's kind is not taken, by its name or by its content; `data.extensions` are [HT-09]. */
export const fileType = 41501;
/** The picture cannot be read, or has more pixels than are taken; `data.maxPixels` [HT-09]. */
export const pictureUnreadable = 42204;
/** Fewer or more bytes came than were said [HT-09]. */
export const fileBrokenOff = 40003;
/** Too many files, or bytes, at once or today; `data.retryAfterS` [HT-09]. */
export const uploadQuota = 42902;
/** Learning goes on in another window or device; `data` {courseId, courseName} of the course studied there [CO-06]. */
export const studyingElsewhere = 40901;
/** The exam is not for this learner: contact the administrator [EX-01]. */
export const examNotVisible = 40308;
/** The exam cannot be entered now; `data.refusal` says why, see `entryRefusals` [EX-01] [EX-05] [EX-06]. */
export const examClosed = 40309;
/** Another window of the learner answers this attempt; nothing was taken [EX-03]. */
export const attemptElsewhere = 40902;
/** The attempt was handed in; `data.receipt` says when and with what [EX-04]. */
export const attemptOver = 40903;
/** Nobody marks, answers or approves what is their own: somebody else has to [EX-11]. */
export const ownWork = 40342;
/** Somebody has marked the answer since it was read; `data.mark` and `data.revision` say how. Nothing was taken [EX-11]. */
export const answerMarked = 40904;
/** The scorer did not answer, or not as it should: ask again; `data.reason` is timeout, refused or unreadable [EX-11]. */
export const scorerFailed = 50201;
/** The questionnaire is not for this learner [QU-03]. */
export const questionnaireNotVisible = 40310;
/** The questionnaire cannot be answered, or its results not be seen, now; `data.refusal` says why, see `answerRefusals` [QU-03]. */
export const questionnaireClosed = 40311;
/** Answers break rules of their questions; `data.problems`, see `refusedAnswers`. Nothing was taken [QU-02]. */
export const answersRefused = 42206;
/** Nothing can be handed in now; `data.refusal` says why, see `handInRefusals` [TR-03]. */
export const homeworkClosed = 40330;
/** Another device has saved or handed in since; `data.draft` is what there is now. Nothing was taken [TR-03]. */
export const homeworkChanged = 40930;
/** There is nothing to hand in: no text and no file [TR-03]. */
export const homeworkEmpty = 42230;
/** The question of a quiz battle was answered, or another one is before the learner; the first answer counts [PK-01]. */
export const battleAnswered = 40911;
/** The time for the question of a quiz battle is over; nothing was taken [PK-01]. */
export const battleLate = 40912;
/** The quiz battle is over, or was never accepted [PK-01]. */
export const battleOver = 40913;
/** One of the two takes nothing from the other; `data.by` is `me` or `them` [ME-02]. */
export const messageBlocked = 40312;
/** The points mall says no; `data.refusal` says why, see `mallRefusals`. Nothing was changed [MA-01] [MA-02]. */
export const mallRefused = 40950;
/** The note is not taken; `data.refusal` says why, see `noteRefusals` [NO-01] [NO-02]. */
export const noteRefused = 42240;
/** Another device has changed the note since; `data.note` is what there is now. Nothing was taken [NO-01]. */
export const noteChanged = 40940;
/** Somebody has answered it, or its author has withdrawn or changed it, since it was read. Nothing was taken [NO-01] [CO-09]. */
export const postChanged = 40941;
/** The course costs money and is not bought, or what was bought has run out: its chapters stay closed [PY-02]. */
export const courseNotBought = 40201;
/** Buying is refused; `data.refusal` says why, see `orderRefusals`. Nothing was taken [PY-01] [PY-02]. */
export const orderRefused = 40960;
/** The lottery says no, with the reason in `data.refusal` [MA-04]. */
export const lotteryRefused = 40965;
/** The community says no; `data.refusal` says why, see `communityRefusals`. Nothing was changed [CM-02] [CM-03]. */
export const communityRefused = 40970;
/** A course code opens nothing; `data.refusal` says why, see `codeRefusals`. The code was not used [CO-08]. */
export const codeRefused = 40980;
/** The lecturer cannot be rewarded; `data.refusal` says why, see `rewardRefusals`. No points were moved [CO-09]. */
export const rewardRefused = 40981;
/** Nothing is done with a face; `data.refusal` says why, see `faceRefusals` [SE-15]. */
export const faceRefused = 40982;
/** An answer to the question whether the learner is there is not taken; `data.refusal` says why, see `presenceRefusals` [CO-08]. */
export const presenceRefused = 40983;
/** The code logs in somebody else than who is logged in here; `data` {name, code} see `otherPerson` [SE-03]. */
export const otherPersonHere = 40984;
/** The chat tool shows no names in this page; `data.refusal` says why, see `hostRefusals` [HO-02]. */
export const hostRefused = 40988;
/** The request for deletion cannot be changed; `data.refusal` says why, see `deletionRefusals` [SE-12]. */
export const deletionRefused = 40989;
/** Nothing was done about a lecturer; `data.refusal` says why, see `lecturerRefusals` [LE-02] [LE-03]. */
export const lecturerRefused = 40990;
/** Nothing was done in a live room; `data.refusal` says why, see `roomRefusals` [LV-01] [LV-02]. */
export const roomRefused = 40991;
/** The code from the phone is another one; so many wrong ones and it is used up [SE-06]. */
export const codeWrong = 42211;
/** There is no such code any more: its time is over, or it was used [SE-06]. */
export const codeExpired = 42212;
/** The slider was not where its gap is, or its time is over: try another one [SE-06]. */
export const sliderFailed = 42213;
