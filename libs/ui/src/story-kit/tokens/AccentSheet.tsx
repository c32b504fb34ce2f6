import { deriveAccents, type Accents, type Mode } from '@banyan/tokens';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/Button.tsx';
import { ProgressBar } from '../../components/Progress.tsx';
import { Tag } from '../../components/Tag.tsx';
import { TextLink } from '../../links/TextLink.tsx';
import { Row } from '../Sheet.tsx';
import { measureAccent } from './measure.ts';
import { Sheet, Swatch, inLanguage } from './parts.tsx';
import { accentUses } from './uses.ts';

const modes: readonly Mode[] = ['light', 'dark'];
const names = Object.keys(accentUses) as (keyof Accents)[];

/** Calls back at every repaint of the page. */
function watchPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}

/** The tenant's two colours on the current page. */
function tenantOfPage(): string {
  const page = getComputedStyle(document.documentElement);
  return `${page.getPropertyValue('--tenant')} ${page.getPropertyValue('--tenant-hover')}`;
}

/** The colour of words on a colour, for colours that carry words. */
function wordOn(name: keyof Accents, accents: Accents): string | undefined {
  if (name === 'accent-fill' || name === 'accent-fill-hover') return accents['on-accent'];
  return name === 'accent-soft' ? accents['accent-text'] : undefined;
}

/** The colours derived from the toolbar's enterprise, in both appearances, with the contrast that each has to reach. */
export function AccentSheet({ english }: { english: boolean }) {
  const [theme = '', hover = ''] = useSyncExternalStore(watchPage, tenantOfPage).split(' ');
  const derived = { light: deriveAccents(theme, hover, 'light'), dark: deriveAccents(theme, hover, 'dark') };
  return (
    <>
      <Sheet>
        <caption>{english ? 'Derived from the enterprise of the toolbar' : '从工具栏里的企业推出来的'}</caption>
        <thead>
          <tr>
            <th scope="col">{english ? 'Token' : '名字'}</th>
            <th scope="col">{english ? 'Light' : '明'}</th>
            <th scope="col">{english ? 'Dark' : '暗'}</th>
            <th scope="col">{english ? 'For' : '用在'}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>--{name}</code>
              </th>
              {modes.map((mode) => (
                <td key={mode}>
                  <Swatch
                    color={derived[mode][name]}
                    word={wordOn(name, derived[mode])}
                    value={derived[mode][name]}
                    measured={measureAccent(name, derived[mode], mode)}
                  />
                </td>
              ))}
              <td>{inLanguage(accentUses[name], english)}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      <Row>
        <Button variant="primary">{english ? 'Start learning' : '开始学习'}</Button>
        <Button variant="accent">{english ? 'Hand in' : '交卷'}</Button>
        <Tag tone="accent">{english ? 'Under way' : '进行中'}</Tag>
        <TextLink href="#accents" variant="inline">
          {english ? 'All courses' : '全部课程'}
        </TextLink>
        <div style={{ width: 160 }}>
          <ProgressBar value={0.62} />
        </div>
      </Row>
    </>
  );
}
