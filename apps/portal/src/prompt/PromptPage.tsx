import { ownHosts } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../composition/services.ts';
import { PromptScreen } from './PromptScreen.tsx';
import { readPrompt } from './readPrompt.ts';

/** /prompt: shows the content of its query, and no more than that. */
export const PromptPage = observer(function PromptPage() {
  const [query] = useSearchParams();
  const { session } = useServices();
  const allowedHosts = ownHosts(session.cookieDomain());
  return <PromptScreen prompt={readPrompt(query, session.enterprise, { origin: location.origin, allowedHosts })} />;
});
