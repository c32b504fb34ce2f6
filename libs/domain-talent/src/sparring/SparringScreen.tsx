import type { SparringMode } from '@banyan/contracts/talent';
import { useKeptFocus } from '@banyan/core-screen/views';
import { Container, LinkButton, PageTitle, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';
import type { DialogueStore } from './DialogueStore.ts';
import { DialoguePart } from './DialoguePart.tsx';
import { ScenariosPart } from './ScenariosPart.tsx';
import type { SparringDesk } from './SparringDesk.ts';

export interface SparringScreenProps {
  mode: SparringMode;
  store: SparringDesk;
  dialogue: DialogueStore;
  /** The dialogue in view; 0: the situations. */
  session: number;
  /** Opens a dialogue that has begun. */
  onBegun: (session: number) => void;
}

/** Both screens of sparring: the situations, or a dialogue. */
export const SparringScreen = observer(function SparringScreen(props: SparringScreenProps) {
  const { dialogue, mode, onBegun, session, store } = props;
  const { t } = useWords();
  const links = { train: talentLinks.train.href(), assess: talentLinks.aiAssess.href() };
  // The scenarios and a dialogue replace each other, with the button pressed.
  const place = useKeptFocus<HTMLDivElement>(session);
  return (
    <Container ref={place} tabIndex={-1}>
      <PageTitle
        size={session === 0 ? 'md' : 'sm'}
        description={session > 0 ? undefined : t(mode === 'assess' ? 'sparring.assessText' : 'sparring.trainText')}
        actions={
          session > 0 ? (
            <LinkButton variant="ghost" href={links[mode]}>
              {t('sparring.back')}
            </LinkButton>
          ) : (
            <SegmentedControl
              label={t('sparring.parts')}
              value={mode}
              options={(['train', 'assess'] as const).map((value) => ({
                value,
                label: t(`sparring.${value}`),
                href: links[value],
              }))}
            />
          )
        }
      >
        {t(mode === 'assess' ? 'title.aiAssess' : 'title.train')}
      </PageTitle>
      {session > 0 ? (
        <DialoguePart dialogue={dialogue} />
      ) : (
        <ScenariosPart store={store} mode={mode} onBegun={onBegun} />
      )}
    </Container>
  );
});
