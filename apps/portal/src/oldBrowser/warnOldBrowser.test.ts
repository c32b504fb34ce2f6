// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import zh from './i18n/zh.ts';
import { hiddenForMs, warnOldBrowser } from './warnOldBrowser.ts';

const explorer11 = 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko';
const explorer9 = 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)';
const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

const storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage;
const visit = (userAgent: string, localStore = storage) =>
  warnOldBrowser(
    { document, navigator: { userAgent }, localStorage: localStore } as unknown as Window,
    (key) => zh[key],
    {
      ink: 'black',
      line: 'black',
      paper: 'white',
    },
  );
const notice = () => document.querySelector(`[role=region][aria-label="${zh.label}"]`);
const close = () => notice()?.querySelector('button')?.click();

describe('the notice for old Internet Explorer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    document.body.innerHTML = '<div id="root"></div>';
    localStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it.each([explorer9, explorer11])('stands before the page in %s [UI-02, SH-06]', (userAgent) => {
    visit(userAgent);
    expect(document.body.firstElementChild).toBe(notice());
    expect([...document.body.children].indexOf(document.getElementById('root') as Element)).toBe(1);
  });

  it('is not shown in another browser [UI-02]', () => {
    visit(edge);
    expect(notice()).toBeNull();
  });

  it('links to Chrome, Firefox, Safari, Edge and others [UI-02]', () => {
    visit(explorer11);
    const links = [...(notice()?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.textContent, link.host])).toEqual([
      ['Chrome', 'www.google.com'],
      ['Firefox', 'www.mozilla.org'],
      ['Safari', 'www.apple.com'],
      ['Edge', 'www.microsoft.com'],
      [zh.others, 'browsehappy.com'],
    ]);
  });

  it('stays away for 15 days once it was closed, and comes again then [UI-02]', () => {
    visit(explorer11);
    close();
    expect(notice()).toBeNull();
    vi.advanceTimersByTime(hiddenForMs - 1);
    visit(explorer11);
    expect(notice()).toBeNull();
    vi.advanceTimersByTime(1);
    visit(explorer11);
    expect(notice()).not.toBeNull();
    expect(hiddenForMs).toBe(15 * 24 * 60 * 60 * 1000);
  });

  it('closes where nothing can be stored [UI-02]', () => {
    const refuses = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    visit(explorer11, { getItem: refuses, setItem: refuses });
    close();
    expect(notice()).toBeNull();
  });
});
