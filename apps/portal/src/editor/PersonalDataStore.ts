import { ErrorCode, profileFields, type Profile, type ProfileField, type ProfileInput } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
import { Action, Request, type Api } from '@banyan/core-screen';
import type { profileCalls } from './profileCalls.ts';

/** The broken rule of each field that the server refused, as the contract calls it. */
export type RefusedFields = Readonly<Partial<Record<ProfileField, string>>>;

/** One's own personal data, and what becomes of a change [SE-12]. */
export class PersonalDataStore {
  readonly profile: Request<Profile>;
  readonly save: Action<ProfileInput>;

  /** `saved` is told once the server has them. */
  constructor(api: Api<typeof profileCalls>, saved: () => void) {
    this.profile = new Request((_, options) => api.read({}, options));
    this.save = new Action(
      async (input: ProfileInput, options) => ({ ...input, ...(await api.save(input, options)) }),
      {
        done: (now) => {
          if (this.profile.value !== null) this.profile.set({ ...this.profile.value, ...now });
          saved();
        },
      },
    );
  }

  /** What the server found wrong with single fields; empty when the last save failed for another reason. */
  get refused(): RefusedFields {
    const error = this.save.failureOf();
    if (!(error instanceof RefusedError) || error.code !== ErrorCode.fieldsRefused) return {};
    const { fields } = (error.data ?? {}) as { readonly fields?: Readonly<Record<string, unknown>> };
    return Object.fromEntries(
      profileFields.flatMap((field) => (typeof fields?.[field] === 'string' ? [[field, fields[field]]] : [])),
    );
  }

  /** A picture waited so long to be saved that the server has swept it. */
  get pictureGone(): boolean {
    const error = this.save.failureOf();
    return error instanceof RefusedError && error.code === ErrorCode.notFound;
  }
}
