import styled, { createGlobalStyle, ThemeProvider } from 'styled-components';
export const themes = {
  light: { bg: '#fff', fg: '#111', primary: '#1d5fd1' },
  dark: { bg: '#111', fg: '#eee', primary: '#7ab1ff' },
};
export { ThemeProvider };
export const Global = createGlobalStyle`body{margin:0;font:16px/1.5 system-ui,sans-serif;background:${(p) => (p.theme as any).bg};color:${(p) => (p.theme as any).fg}}`;
export const Shell = styled.main`
  max-width: 960px;
  margin: 0 auto;
  padding: 24px;
`;
export const Button = styled.button<{ $kind?: 'primary' | 'ghost' }>`
  padding: 8px 16px;
  border-radius: 6px;
  border: 1px solid ${(p) => (p.theme as any).primary};
  background: ${(p) => (p.$kind === 'ghost' ? 'transparent' : (p.theme as any).primary)};
  color: ${(p) => (p.$kind === 'ghost' ? (p.theme as any).primary : '#fff')};
`;
export const Card = styled.article`
  padding: 16px;
  border: 1px solid #ddd;
  border-radius: 8px;
  margin: 8px 0;
  h2 {
    font-size: 18px;
    margin: 0;
  }
`;
