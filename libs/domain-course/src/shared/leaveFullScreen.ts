/** Leaves full screen, which would hide a dialog of the page. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}
