import 'styled-components';
import type { Theme } from './theme.ts';

declare module 'styled-components' {
  /** `${({ theme }) => theme['ink-2']}` is checked against the tokens. */
  export interface DefaultTheme extends Theme {}
}
