let audio: AudioContext | null = null;

/** Frequencies of two short tones, in hertz. Quiet, for a shared office. */
const tones = [660, 880];
const toneSeconds = 0.16;
const loudness = 0.06;

/** Plays the tones if the browser allows sound, which it does after the first interaction with the page. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [i, pitch] of tones.entries()) {
    const start = audio.currentTime + i * toneSeconds;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, start);
    // Fade out: a tone that stops abruptly clicks.
    volume.gain.exponentialRampToValueAtTime(0.0001, start + toneSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  }
}
