import { LoginPage } from './LoginPage.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';

/** The login page with the language switch. */
export function LoginScreen() {
  return <LoginPage tools={<LanguageSwitch />} />;
}
