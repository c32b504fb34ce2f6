import type { CallInput } from '@banyan/contracts';
import type { endFaceDevice, FaceDevices, trustFaceDevice } from '@banyan/contracts/account';
import { Action, apiOf, brokenFields, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import type { AccountEnvironment } from '../account.environment.ts';
import { faceCalls, type FaceApi } from '../api/faceCalls.ts';

/** Devices on which the viewer logs in by face. */
export class DevicesStore {
  readonly list: Request<FaceDevices>;
  readonly trusting: Action<CallInput<typeof trustFaceDevice>, FaceDevices>;
  readonly ending: Action<CallInput<typeof endFaceDevice>, FaceDevices>;

  /** `onChanged`: called when the server has written a log entry. */
  constructor(api: Pick<FaceApi, 'devices' | 'trust' | 'endDevice'>, onChanged: () => void) {
    const done = (devices: FaceDevices) => {
      this.list.set(devices);
      onChanged();
    };
    this.list = new Request((_, options) => api.devices({}, options));
    this.trusting = new Action((input) => api.trust(input), { done });
    this.ending = new Action((input) => api.endDevice(input), { of: ({ id }) => id, done });
    makeAutoObservable(this, { list: false, trusting: false, ending: false });
  }

  /** Trusting this device has failed because of the password. */
  get isPasswordWrong(): boolean {
    return brokenFields(this.trusting.failureOf(), ['password']).length > 0;
  }

  /** Whether this device is among them; null until they have loaded. */
  get here(): boolean | null {
    return this.list.value?.items.some(({ here }) => here === 'Y') ?? null;
  }
}

export const makeDevicesStore = ({ http }: AccountEnvironment, onChanged: () => void) =>
  new DevicesStore(apiOf(http, faceCalls), onChanged);
