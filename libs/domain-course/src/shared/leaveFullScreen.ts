/** Leaves the full screen: a dialog of the page is not part of what fills the screen, and nobody would see it there. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}
