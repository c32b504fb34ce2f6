/** For tests of domains: answers typed by contracts, a transport without a network, a session. */
export { answer, deferred, failing, fakeApi, fakeHttp, waiting, type FakeAnswer } from './testing/answers.ts';
export { handlersOf } from './testing/handlers.ts';
export { StorySession } from './testing/StorySession.ts';
