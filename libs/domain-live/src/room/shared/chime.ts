/** Plays two quiet tones, for the start of a room or a sound check. False when the browser requires a gesture first. */
export async function chime(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  const context = new AudioContext();
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 300))]);
  if (context.state !== 'running') {
    void context.close();
    return false;
  }
  const gain = context.createGain();
  gain.gain.value = 0.12;
  gain.connect(context.destination);
  [660, 880].forEach((pitch, at) => {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(context.currentTime + at * 0.22);
    tone.stop(context.currentTime + at * 0.22 + 0.2);
    if (at === 1) tone.addEventListener('ended', () => void context.close());
  });
  return true;
}
