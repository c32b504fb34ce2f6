import type { MessageSetting } from '@banyan/contracts/messages';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { settingsCalls, type SettingsApi } from '../api/settingsCalls.ts';
import type { MessagesEnvironment } from '../messages.environment.ts';

/** How each kind of message reaches the reader. A change shows at once and is undone when it fails. */
export class SettingsStore {
  readonly settings: Request<Awaited<ReturnType<SettingsApi['read']>>>;
  readonly change: Action<MessageSetting>;

  constructor(api: SettingsApi) {
    this.settings = new Request((_, options) => api.read({}, options));
    this.change = new Action((setting, options) => api.save({ settings: [setting] }, options), {
      of: ({ kind }) => kind,
      shownAtOnce: (setting) => {
        const before = this.settings.value?.items.find(({ kind }) => kind === setting.kind);
        this.put(setting);
        return () => this.put(before);
      },
    });
  }

  leave(): void {
    this.settings.leave();
  }

  private put(setting: MessageSetting | undefined): void {
    const { value } = this.settings;
    if (value === null || setting === undefined) return;
    this.settings.set({ ...value, items: value.items.map((one) => (one.kind === setting.kind ? setting : one)) });
  }
}

export const makeSettingsStore = ({ http }: MessagesEnvironment) => new SettingsStore(apiOf(http, settingsCalls));
