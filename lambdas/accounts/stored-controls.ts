import type { Controls } from '../../contract/controls/fields';
import { controlKinds } from '../../contract/controls/kinds';
import { noControls } from '../../contract/rules/controls';

/** The places of the kinds that are off, minutes and nights of a school day and of a free day, and whether a quiz comes first. */
type Packed = [
  number[],
  number | null,
  number | null,
  [number, number] | null,
  [number, number] | null,
  0 | 1,
];

/**
 * What differs from the default, as a short string in the user's record: `[[0,1],45,90,[1200,420],null,0]`. Undefined if nothing
 * does. At most 60 characters.
 */
export const packControls = ({ off, minutes, quiet, quiz_first }: Controls): string | undefined => {
  const nightOf = (night: Controls['quiet']['school']): Packed[3] => night && [night.from, night.to];
  const packed: Packed = [
    controlKinds.flatMap((kind, i) => (off.includes(kind) ? [i] : [])),
    minutes.school,
    minutes.weekend,
    nightOf(quiet.school),
    nightOf(quiet.weekend),
    quiz_first ? 1 : 0,
  ];
  const text = JSON.stringify(packed);
  return text === '[[],null,null,null,null,0]' ? undefined : text;
};

/** The controls of a stored string; none without one. */
export const unpackControls = (packed: string | undefined): Controls => {
  if (packed === undefined) return noControls;
  const [off, school, weekend, before, beforeFree, first] = JSON.parse(packed) as Packed;
  const nightOf = (night: Packed[3]) => night && { from: night[0], to: night[1] };
  return {
    off: controlKinds.filter((_, i) => off.includes(i)),
    minutes: { school, weekend },
    quiet: { school: nightOf(before), weekend: nightOf(beforeFree) },
    quiz_first: first === 1,
  };
};
