/** Styles of the first sight; colours and sizes are the design system's tokens. The program brings its own. */
export const skeletonStyle = `
*,
*::before,
*::after {
  box-sizing: border-box;
}
html {
  font: var(--t14) / 1.6 var(--sans);
  color: var(--ink);
  background: var(--bg);
}
body {
  margin: 0;
  min-width: var(--content);
  min-height: 100vh;
}
.first {
  min-height: 100vh;
}
.first > div {
  width: min(var(--content), 100% - 48px);
  margin: 0 auto;
}
.first header {
  height: var(--header-h);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
}
.first header > div {
  width: min(var(--content), 100% - 48px);
  height: 100%;
  margin: 0 auto;
  display: flex;
  align-items: center;
  gap: 32px;
}
.first a {
  color: var(--ink-2);
  text-decoration: none;
}
.first a.first-brand {
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--ink);
  font-size: var(--t16);
  line-height: 24px;
  font-weight: 600;
}
.first-brand svg {
  color: var(--accent);
}
.first nav {
  display: flex;
  gap: 28px;
}
/* As wide as the number of the program. */
.first nav a[data-pointed] {
  padding-inline-end: 22px;
}
.first h1,
.first h2,
.first h3,
.first p,
.first ul {
  margin: 0;
  padding: 0;
  font-weight: 600;
}
.first ul {
  display: grid;
  gap: 32px 24px;
  list-style: none;
}
.first li i {
  display: block;
  aspect-ratio: 16 / 9;
  margin-bottom: 12px;
  border-radius: var(--r-ctl);
  background: var(--sunken);
}
.first h3 {
  font-size: var(--t14);
  line-height: 22px;
  word-break: keep-all;
  overflow-wrap: anywhere;
}
.first-login {
  background: linear-gradient(90deg, var(--paper) 46%, var(--surface) 0);
}
.first-login > div {
  width: 46%;
  margin: 0;
  padding: 40px 48px;
}
.first-login a.first-brand {
  line-height: 28px;
}
.first-login h1 {
  margin-top: 56px;
  font-size: var(--t32);
  line-height: 46px;
  letter-spacing: 0.01em;
  text-wrap: balance;
}
.first-login p {
  margin-top: 8px;
  font-size: var(--t16);
  font-weight: 400;
  line-height: 24px;
  color: var(--ink-2);
}
.first-home > div {
  display: grid;
  gap: 48px;
  padding: 24px 0;
}
.first-notice {
  min-height: 48px;
  padding: 13px 16px 13px 48px;
  border-radius: var(--r-ctl);
  background: var(--info-soft);
  color: var(--info);
}
.first-notice p {
  font-weight: 400;
  line-height: 22px;
}
.first-hello {
  height: 58px;
  margin-bottom: -24px;
}
.first-home h1,
.first-hero h2 {
  font-size: var(--t24);
  line-height: 34px;
}
.first-hero {
  width: calc(100% - 408px);
  height: 479px;
  padding: 49px 25px;
}
.first-home section h2 {
  margin-bottom: 17px;
  font-size: var(--t20);
  line-height: 28px;
}
.first-home ul {
  grid-template-columns: repeat(5, minmax(0, 1fr));
}
.first-home li {
  min-height: 232px;
}
.first-courses > div {
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: 24px;
  padding-top: 195px;
}
.first-courses ul {
  grid-template-columns: repeat(4, minmax(0, 1fr));
}
.first-courses li {
  min-height: 229px;
}
.first-course > div {
  position: relative;
  padding-top: 44px;
}
.first-course > div > div {
  position: absolute;
  top: 194px;
  left: calc(100% - 287px);
  width: 240px;
  overflow: hidden;
  line-height: 38px;
  color: var(--ink-2);
  text-overflow: ellipsis;
  white-space: nowrap;
}
.first-course h1 {
  font-size: var(--t20);
  line-height: 28px;
}
.first-course > div > i {
  display: block;
  width: calc(100% - 384px);
  aspect-ratio: 16 / 9;
  margin: 16px 0 161px;
  border-radius: var(--r-card);
  background: var(--sunken);
}
.first-course p {
  width: 528px;
  font-weight: 400;
  line-height: 24px;
  color: var(--ink-2);
}
`.replace(/\s+/g, ' ');
