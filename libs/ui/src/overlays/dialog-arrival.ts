const fields = [
  'input:not([type="hidden"], [type="file"], [readonly])',
  'textarea:not([readonly])',
  'select',
  '[contenteditable="true"]',
]
  .map((field) => `[data-content] ${field}:not(:disabled)`)
  .join();

/** A form begins at its first field; where the content has taken the focus already it stays there. */
export function focusFirstField(sheet: HTMLElement | null): void {
  if (sheet === null || sheet.contains(document.activeElement)) return;
  const first = sheet.querySelector<HTMLElement>(fields);
  const chosen =
    first instanceof HTMLInputElement && first.type === 'radio'
      ? sheet.querySelector<HTMLElement>(`[data-content] input[type="radio"][name="${CSS.escape(first.name)}"]:checked`)
      : null;
  (chosen ?? first)?.focus();
}

/** What fills the screen hides every dialog that is not inside it: the window is given back before it is asked. */
export function leaveFullScreen(scrim: HTMLElement | null): void {
  const filling = document.fullscreenElement ?? null;
  if (scrim === null || filling === null || filling.contains(scrim)) return;
  document.exitFullscreen().catch(() => undefined);
}
