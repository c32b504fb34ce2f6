import { makeAutoObservable, runInAction } from 'mobx';
import type { OrganisationEnvironment, LogoSender } from '../../organisation.environment.ts';

/** A logo that is uploaded, and not yet the enterprise's. */
export class LogoStore {
  state: 'none' | 'sending' | 'sent' | 'failed' = 'none';
  /** Id of the upload; empty without one. */
  id = '';
  /** Address of the picture on this device. */
  preview = '';
  error: unknown = undefined;
  private readonly uploader: LogoSender | undefined;

  constructor(uploader: LogoSender | undefined) {
    this.uploader = uploader;
    makeAutoObservable<this, 'uploader'>(this, { uploader: false, error: false });
  }

  async send(file: File): Promise<void> {
    if (this.uploader === undefined || this.state === 'sending') return;
    this.state = 'sending';
    try {
      const { id } = await this.uploader.upload(file, { kind: 'logo' });
      const preview = URL.createObjectURL(file);
      runInAction(() => Object.assign(this, { id, preview, state: 'sent' }));
    } catch (error) {
      runInAction(() => Object.assign(this, { error, state: 'failed' }));
    }
  }

  /** The enterprise has it. */
  forget(): void {
    if (this.preview !== '') URL.revokeObjectURL(this.preview);
    Object.assign(this, { id: '', preview: '', state: 'none' });
  }

  leave(): void {
    this.forget();
  }
}

export const makeLogoStore = ({ uploader }: OrganisationEnvironment) => new LogoStore(uploader);
