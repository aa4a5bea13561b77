const key = 'inkwren.tune';

/** Whether this device plays the tune; off until it is switched on. */
export const isTuneOn = (): boolean => localStorage.getItem(key) === 'on';

export const keepTune = (on: boolean) => localStorage.setItem(key, on ? 'on' : 'off');

/** C, E, G and C in Hz. */
const notes = [523.25, 659.25, 783.99, 1046.5];
const apart = 0.14;
const length = 0.5;

/** Four soft notes upwards, synthesized: nothing is loaded. Without Web Audio it stays silent. */
export const playTune = () => {
  if (!('AudioContext' in globalThis)) return;
  const context = new AudioContext();
  notes.forEach((frequency, i) => {
    const start = context.currentTime + i * apart;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.12, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
    if (i === notes.length - 1) tone.onended = () => void context.close();
  });
};
