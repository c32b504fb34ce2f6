import { observer } from 'mobx-react-lite';
import { useServices } from '../composition/services.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

/** The choice of language, if the enterprise offers one; otherwise nothing. */
export const LanguageSwitch = observer(function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { session } = useServices();
  return session.switchOffered ? <LanguageMenu compact={compact} /> : null;
});
