import { LoginPage } from './LoginPage.tsx';
import { LanguageSwitch } from '../../../../apps/portal/src/shell/LanguageSwitch.tsx';

/** The login page with the language switch. */
export function LoginScreen() {
  return <LoginPage tools={<LanguageSwitch />} />;
}
