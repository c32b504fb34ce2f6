import { type CallOutput } from '@banyan/contracts';
import { enterByFace, type beginFaceLogin } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { faceLoginCalls } from '../api/faceCalls.ts';
import type { Entrance } from '../shared/entrance.ts';
import { canTryAgain, faceLoginProblem, type FaceLoginProblem } from './faceLoginProblem.ts';

/** A login by face on a device that its person trusts; the server compares. */
export class FaceLoginStore {
  /** The person that the device may log in, with a check that works once. */
  readonly begun: Request<CallOutput<typeof beginFaceLogin>>;
  step: 'waiting' | 'watching' | 'comparing' = 'waiting';
  /** Problem of the last attempt. */
  tried: FaceLoginProblem | null = null;
  private readonly http: Pick<HttpClient, 'call'>;

  constructor(http: Pick<HttpClient, 'call'>) {
    const api = apiOf(http, faceLoginCalls);
    this.http = http;
    this.begun = new Request((_, options) => api.begin({}, options));
    makeAutoObservable<this, 'http'>(this, { http: false, begun: false, tried: observableRef });
  }

  /** The current obstacle; null when there is none. */
  get problem(): FaceLoginProblem | null {
    return this.tried ?? faceLoginProblem(this.begun.error);
  }

  /** Allows the camera to be opened. */
  watch(): void {
    this.tried = null;
    this.step = 'watching';
  }

  /** Submits a face. True when its person is logged in now. It never rejects. */
  async enter(login: Pick<Entrance, 'enter' | 'failure'>, descriptor: readonly number[], remember: boolean) {
    const challenge = this.begun.value?.challenge ?? '';
    this.step = 'comparing';
    const entered = await login.enter(
      () => this.http.call(enterByFace, { challenge, descriptor: [...descriptor], remember: remember ? 'Y' : 'N' }),
      remember,
    );
    const problem = entered ? null : faceLoginProblem(login.failure);
    // A check works once: the next try needs another one.
    if (problem !== null && canTryAgain(problem)) await this.begun.refresh();
    runInAction(() => {
      this.tried = problem;
      this.step = 'waiting';
    });
    return entered;
  }
}
