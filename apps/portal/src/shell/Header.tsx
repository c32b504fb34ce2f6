import { Container } from '@banyan/ui';
import styled from 'styled-components';
import { Brand } from './Brand.tsx';
import { HeaderPart } from './HeaderPart.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MessageBell } from './MessageBell.tsx';
import { Navigation } from './Navigation.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ShellProps } from './shellProps.ts';
import { UserMenu } from './UserMenu.tsx';

const Bar = styled.header`
  position: sticky;
  z-index: var(--z-header);
  top: 0;
  height: var(--header-h);
  background: var(--surface);
  border-bottom: 1px solid var(--line);

  & > div {
    height: 100%;
    display: flex;
    align-items: center;
    gap: 32px;
  }
`;

const Tools = styled.div`
  flex: none;
  min-width: 336px;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
`;

/** Above every screen of the main shell. */
export function Header({ layout }: Pick<ShellProps, 'layout'>) {
  return (
    <Bar data-page-header="">
      <Container>
        <Brand />
        <Navigation layout={layout} />
        <Tools>
          <SearchBox />
          <HeaderPart>
            <MessageBell />
          </HeaderPart>
          <LanguageSwitch compact />
          <HeaderPart>
            <UserMenu />
          </HeaderPart>
        </Tools>
      </Container>
    </Bar>
  );
}
