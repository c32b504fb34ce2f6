const fields = [
  'input:not([type="hidden"], [type="file"], [readonly])',
  'textarea:not([readonly])',
  'select',
  '[contenteditable="true"]',
]
  .map((field) => `[data-content] ${field}:not(:disabled)`)
  .join();

/** Focuses the first field of a form, unless the content has taken the focus already. */
export function focusFirstField(sheet: HTMLElement | null): void {
  if (sheet === null || sheet.contains(document.activeElement)) return;
  const first = sheet.querySelector<HTMLElement>(fields);
  const chosen =
    first instanceof HTMLInputElement && first.type === 'radio'
      ? sheet.querySelector<HTMLElement>(`[data-content] input[type="radio"][name="${CSS.escape(first.name)}"]:checked`)
      : null;
  (chosen ?? first)?.focus();
}

/** A full-screen element hides every dialog outside of it, so full screen ends before the dialog opens. */
export function leaveFullScreen(scrim: HTMLElement | null): void {
  const filling = document.fullscreenElement ?? null;
  if (scrim === null || filling === null || filling.contains(scrim)) return;
  document.exitFullscreen().catch(() => undefined);
}
