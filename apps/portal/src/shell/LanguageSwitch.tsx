import { LatePart } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useServices } from '../composition/services.ts';
import { HeaderPart } from './HeaderPart.tsx';

const loadMenu = () => import('./LanguageMenu.tsx').then(({ LanguageMenu }) => LanguageMenu);

/** The choice of language, if the enterprise offers one; otherwise nothing, and its code does not load. */
export const LanguageSwitch = observer(function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { session } = useServices();
  if (!session.switchOffered) return null;
  return (
    <HeaderPart>
      <LatePart load={loadMenu} lost="throw">
        {(LanguageMenu) => <LanguageMenu compact={compact} />}
      </LatePart>
    </HeaderPart>
  );
});
