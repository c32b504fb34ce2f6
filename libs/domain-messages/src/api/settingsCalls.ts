import { messageSettings, saveMessageSettings } from '@banyan/contracts/messages';
import type { Api } from '@banyan/core-screen';

/** Settings of how messages reach a person. */
export const settingsCalls = { read: messageSettings, save: saveMessageSettings } as const;

export type SettingsApi = Api<typeof settingsCalls>;
