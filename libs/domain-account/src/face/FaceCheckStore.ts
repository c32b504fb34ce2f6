import { ErrorCode } from '@banyan/contracts';
import { refusedFace, type FacePurpose, type FaceRefusal, type FaceStand } from '@banyan/contracts/account';
import { apiOf, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountEnvironment } from '../account.environment.ts';
import { faceCalls, type FaceApi } from '../api/faceCalls.ts';

/** State of a check. */
export type CheckState =
  | { readonly kind: 'idle' | 'watching' | 'comparing' | 'passed' }
  | { readonly kind: 'other'; readonly triesLeft: number }
  | { readonly kind: 'refused'; readonly refusal: FaceRefusal; readonly retryAfterS: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A check of the viewer's face for one purpose; the server compares. */
export class FaceCheckStore {
  readonly stand: Request<FaceStand>;
  state: CheckState = { kind: 'idle' };

  private readonly api: Pick<FaceApi, 'mine' | 'begin' | 'verify'>;
  private readonly target: { readonly occasion: FacePurpose; readonly subject_id: number };

  constructor(api: FaceCheckStore['api'], target: FaceCheckStore['target']) {
    this.api = api;
    this.target = target;
    this.stand = new Request((_, options) => api.mine({}, options));
    makeAutoObservable<this, 'api' | 'target'>(this, {
      stand: false,
      api: false,
      target: false,
      state: observableRef,
    });
  }

  /** Allows the camera to be opened. */
  watch(): void {
    this.state = { kind: 'watching' };
  }

  /** Submits a face for comparison. True when it is the same person's. It never rejects. */
  async compare(descriptor: readonly number[]): Promise<boolean> {
    this.state = { kind: 'comparing' };
    try {
      const { challenge } = await this.api.begin(this.target);
      const { same, triesLeft } = await this.api.verify({ challenge, descriptor: [...descriptor] });
      runInAction(() => {
        this.state = same === 'Y' ? { kind: 'passed' } : { kind: 'other', triesLeft };
      });
      return same === 'Y';
    } catch (error) {
      const no = refusalData(error, ErrorCode.faceRefused, refusedFace);
      runInAction(() => {
        this.state =
          no === null
            ? { kind: 'failed', error }
            : { kind: 'refused', refusal: no.refusal, retryAfterS: no.retryAfterS ?? 0 };
      });
      return false;
    }
  }
}

export const makeFaceCheckStore = ({ http }: AccountEnvironment, target: FaceCheckStore['target']) =>
  new FaceCheckStore(apiOf(http, faceCalls), target);
