import { ErrorCode, type CallOutput } from '@banyan/contracts';
import { profileFields, type Profile, type ProfileInput } from '@banyan/contracts/account';
import type { ownFields } from '@banyan/contracts/organisation';
import { Action, apiOf, brokenFields, refusalCode, Request } from '@banyan/core-screen';
import type { AccountEnvironment } from '../account.environment.ts';
import { profileCalls, type ProfileApi } from '../api/profileCalls.ts';
import type { SaveOutcome } from './saveOutcome.ts';

/** The viewer's own personal data, with the state of a change. */
export class PersonalDataStore {
  readonly profile: Request<Profile>;
  /** Values that the enterprise keeps and shows to the person. */
  readonly fields: Request<CallOutput<typeof ownFields>['fields']>;
  private readonly saving: Action<ProfileInput, ProfileInput>;

  /** `saved` is called once the server has them. */
  constructor(api: ProfileApi, saved: () => void) {
    this.profile = new Request((_, options) => api.read({}, options));
    this.fields = new Request(async (_, options) => (await api.fields({}, options)).fields);
    this.saving = new Action(async (input, options) => ({ ...input, ...(await api.save(input, options)) }), {
      done: (now) => {
        if (this.profile.value !== null) this.profile.set({ ...this.profile.value, ...now });
        saved();
      },
    });
  }

  /** Saves; a repetition after an uncertain end is saved once by the server. It never rejects. */
  async save(input: ProfileInput): Promise<SaveOutcome> {
    if (await this.saving.run(input)) return { kind: 'saved' };
    const error = this.saving.failureOf();
    if (refusalCode(error) === ErrorCode.notFound) return { kind: 'pictureGone' };
    const fields = brokenFields(error, profileFields);
    return fields.length === 0 ? { kind: 'failed', error } : { kind: 'refused', fields };
  }
}

export const makePersonalDataStore = ({ http, session }: AccountEnvironment) =>
  // The header shows nickname and portrait.
  new PersonalDataStore(apiOf(http, profileCalls), () => void session.refreshUser());
