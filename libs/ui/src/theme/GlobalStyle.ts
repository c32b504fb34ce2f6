import { createGlobalStyle } from 'styled-components';
import { baseCss } from '@banyan/tokens';

/** Tokens, reset, type, focus and motion of the whole page. Rendered once, near the root. */
export const GlobalStyle = createGlobalStyle`
  ${baseCss()}

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font: var(--t14)/1.6 var(--sans);
    color: var(--ink);
    background: var(--bg);
    text-autospace: normal;
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
  }

  /* Windows narrower than the page's least width scroll sideways instead of losing content. */
  body { margin: 0; min-width: var(--content); min-height: 100vh; background: var(--bg); }
  /* Focused elements are not scrolled under a sticky header; focus in the header itself scrolls nothing. */
  html:has([data-page-header]) :is(main, main *):focus-visible { scroll-margin-block-start: calc(var(--header-h) + 16px); }
  /* The strip of a scrollbar beside a dialog is not covered by the scrim. */
  html:has([data-scrim]) { background: var(--bg-behind); }

  h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend { margin: 0; padding: 0; }
  h1, h2, h3, h4, h5 { font-weight: 600; }
  fieldset { border: 0; min-width: 0; }
  /* No single word or character is left alone on the last line. */
  p, li, dd, h1, h2, h3 { text-wrap: pretty; }
  ul, ol { list-style: none; }
  b, strong { font-weight: 600; }
  a { color: inherit; text-decoration: none; }
  img, svg, video { display: block; }
  img { max-width: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
  table { border-collapse: collapse; }
  time, td, th { font-variant-numeric: tabular-nums; }
  /* A date among remarks does not wrap. */
  p > time { white-space: nowrap; }
  [hidden] { display: none !important; }
  /* Hides the browser's own clear button: ours has a name and a place in every browser. */
  ::-webkit-search-cancel-button { display: none; }

  /* Two rings, so that the tenant's colour is visible on any ground. */
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; box-shadow: 0 0 0 2px var(--surface); border-radius: var(--r-ctl); }
  main:focus, main:focus-visible, [tabindex='-1']:focus-visible { outline: 0; box-shadow: none; }

  /* A replacement for react-aria's inline style; see UiProvider. */
  [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }

  ::selection { background: var(--accent-veil); }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
