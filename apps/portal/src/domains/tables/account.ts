import type { FileSender } from '@banyan/core-http';
import { accountParts, createAccountModules } from '@banyan/domain-account';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import type { ModuleDeps } from '../ModuleDeps.ts';

type AccountTableDeps = Pick<ModuleDeps, 'http' | 'session' | 'uploader' | 'sendFile' | 'account'>;

const noFiles: FileSender = () => Promise.reject(new Error('files cannot be sent here'));

/** The account domain: its modules, and its parts for the portal and other domains. */
export function accountTable({ http, session, uploader, sendFile = noFiles, account }: AccountTableDeps) {
  const deps = { http, session, uploader, sendFile, ports: { ...account, LanguageSwitch } };
  return { modules: createAccountModules(deps), parts: accountParts(deps) };
}
