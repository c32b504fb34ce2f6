import type { MessageSet, SessionView } from '@banyan/core-session';
import { makeAutoObservable } from 'mobx';

/** A session for stories. */
export class StorySession implements SessionView {
  readonly eid = 1001;
  readonly timeZone = 'Asia/Shanghai';
  readonly opensNewTab = false;
  readonly mayLookAround = true;
  runsPlatform = true;
  readonly messageSet: MessageSet;
  userId: string | null;
  /** Number of requests to log in. */
  asked = 0;

  constructor(messageSet: MessageSet = 'zh', userId: string | null = '20381') {
    this.messageSet = messageSet;
    this.userId = userId;
    makeAutoObservable(this);
  }

  get language() {
    return this.messageSet === 'zh' ? 'zh_cn' : this.messageSet;
  }

  get loggedIn(): boolean {
    return this.userId !== null;
  }

  /** From now on the person runs no platform. */
  becomeLearner(): void {
    this.runsPlatform = false;
  }

  requireLogin(): boolean {
    if (!this.loggedIn) this.asked += 1;
    return this.loggedIn;
  }
}
