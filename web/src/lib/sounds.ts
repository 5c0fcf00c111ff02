/** A few quiet sounds, made here and now: no files. They are off unless the player wants them. */

import { settings } from './settings.svelte';

export type Sound = 'dice' | 'turn' | 'end';

let context: AudioContext | null = null;

function air(): AudioContext | null {
  // A page may make sounds only after somebody touched it; before that the context stays asleep.
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'closed' ? null : context;
}

export function sound(which: Sound): void {
  if (!settings.sound) return;
  const audio = air();
  if (!audio) return;
  if (which === 'dice') rattle(audio);
  else if (which === 'turn') chime(audio, [587.33, 880], 0.13);
  else chime(audio, [392, 523.25, 659.25, 783.99], 0.2);
}

/** Bone on felt: short bursts of filtered noise, each softer than the one before. */
function rattle(audio: AudioContext): void {
  const noise = audio.createBuffer(1, audio.sampleRate * 0.05, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  }
  for (let knock = 0; knock < 7; knock++) {
    const source = audio.createBufferSource();
    const wood = audio.createBiquadFilter();
    const gain = audio.createGain();
    source.buffer = noise;
    wood.type = 'bandpass';
    wood.frequency.value = 900 + Math.random() * 1600;
    wood.Q.value = 3;
    gain.gain.value = 0.35 * 0.8 ** knock;
    source.connect(wood).connect(gain).connect(audio.destination);
    source.start(audio.currentTime + knock * 0.055 + Math.random() * 0.03);
  }
}

/** A small bell for each tone, one after another. */
function chime(audio: AudioContext, tones: number[], apart: number): void {
  tones.forEach((tone, number) => {
    const start = audio.currentTime + number * apart;
    const bell = audio.createOscillator();
    const gain = audio.createGain();
    bell.type = 'sine';
    bell.frequency.value = tone;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.16, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    bell.connect(gain).connect(audio.destination);
    bell.start(start);
    bell.stop(start + 1);
  });
}
