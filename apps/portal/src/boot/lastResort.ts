/**
 * The texts of the interface failed to load, so these are written here, in both languages: the failure, and the next
 * step. Plain elements, because nothing else is reliable then.
 */
export function showLastResort(): void {
  const root = document.getElementById('root') ?? document.body;
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'max-width:480px;margin:96px auto;padding:0 24px;text-align:center;font:16px/1.8 sans-serif';
  for (const [lang, text] of [
    ['zh-CN', '页面没有取全。请检查网络，然后刷新。'],
    ['en', 'The page did not load completely. Check the connection and refresh.'],
  ] as const) {
    const line = document.createElement('p');
    line.lang = lang;
    line.textContent = text;
    box.append(line);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '刷新 / Refresh';
  button.style.cssText = 'min-height:44px;padding:0 24px;font:inherit';
  button.addEventListener('click', () => location.reload());
  box.append(button);
  root.replaceChildren(box);
}
