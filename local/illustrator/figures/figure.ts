import { icon, iconAt, isIcon } from '../icons';
import { at, type Pen } from '../pen';
import type { Actor } from '../reading/actor';
import { isLarge } from '../things';
import { body } from './body';
import { signsOf } from './face';
import { type Kind, kindOf } from './kinds';
import { type Pose, poseOf } from './poses';

export interface Figure {
  readonly actor: Actor;
  /** In pixels of the panel, the signs above the head not counted. */
  readonly height: number;
  readonly inner: string;
  readonly faces: 'left' | 'ahead';
}

/** The height of a child in pixels. */
const childHeight = 232;
/** The height of a whole icon. */
const tall = 190;

/** Where an animal that looks to the left has a thing. */
const spots = {
  mouth: [-88, -6],
  front: [-60, 0],
  above: [0, -tall],
  away: [-150, -90],
  foot: [-92, 0],
  head: [-40, 34 - tall],
  balloon: [0, 0],
  ground: [0, 0],
};

/** Animals act, too, without limbs: they jump and lean, but do not lie or sink. */
const whole = (
  pen: Pen,
  { icon: name, hasFace }: Kind,
  { lift = 0, lean = 0, holds }: Pose,
  held: string,
) => {
  const [x = 0, y = 0] = spots[holds ?? 'mouth'];
  const tilt = lean > 40 ? 0 : -lean;
  const shape = icon(pen, name, tall) + (hasFace === true ? icon(pen, 'eyes-and-mouth', tall) : '');
  return `<g transform="translate(0 ${-Math.max(0, lift)}) rotate(${tilt} 0 -95)">${shape}</g>${held === '' ? '' : at(x, y, 1, held)}`;
};

/** Signs beside the top of a head, at the origin, that show what somebody does or feels. */
const signs = (
  pen: Pen,
  { mood = 'happy' }: Actor,
  { sign = signsOf[mood].sign, lines }: Pose,
  content?: string,
): string => {
  const speed = lines === undefined ? '' : pen.ink(lines[0], 5, lines[1]);
  if (content !== undefined) {
    const bubbles =
      pen.dot(84, -6, 50, '#ffffff') + pen.dot(40, 46, 9, '#ffffff') + pen.dot(28, 64, 5, '#ffffff');
    return speed + bubbles + iconAt(pen, content, 84, 30, 72);
  }
  if (sign === undefined) return speed;
  const bubble = sign.includes('face') ? pen.dot(66, -14, 42, '#ffffff') + pen.dot(36, 28, 7, '#ffffff') : '';
  return speed + bubble + iconAt(pen, sign, 66, bubble === '' ? 20 : 17, 62);
};

/** Who stands for a group: three children, or a family. */
const children = ['girl', 'boy', 'child'] as const;
const grownUps = ['woman', 'man', 'girl'] as const;
const grown =
  /^(?:family|parents|guests|people|crowd|villagers|audience|neighbou?rs|sailors|soldiers|tourists|fans)$/;

/** A figure standing at the origin; undefined if there is no drawing of it. `held` is an icon. */
export const figureOf = (pen: Pen, actor: Actor, held: string | undefined): Figure | undefined => {
  const { character, action, mood } = actor;
  // Whoever has something and does nothing shows it.
  const posed = poseOf(action ?? (held === undefined ? undefined : 'take'));
  // Hats are on the head, other clothes before the body.
  const isHat = /hat|cap$|crown|helmet/.test(held ?? '');
  const pose = posed.holds === 'head' && !isHat ? { ...posed, holds: 'front' as const } : posed;
  const face = pose.face ?? signsOf[mood ?? 'happy'].face;
  const isCrowd = character.figure === 'people';
  const members = isCrowd
    ? (grown.test(character.name) ? grownUps : children).map((figure, i) => ({
        ...character,
        figure,
        tone: (['dark', 'light', 'medium'] as const)[i] ?? 'medium',
        shirt: (['red', 'blue', 'green'] as const)[i] ?? 'red',
      }))
    : [character];
  const kinds = members.map(kindOf).filter((kind) => kind !== undefined);
  const [kind] = kinds;
  if (kind === undefined) return undefined;
  const isWhole = kind.form === 'whole';
  const told = pose.holds === 'balloon' ? held : undefined;
  const holds = told === undefined ? (held ?? kind.held) : kind.held;
  const size = isCrowd ? 1 : kind.size;
  // Somebody strong lifts a whole car.
  const isRaised = pose.holds === 'above' && held !== undefined && isLarge(held);
  const thing =
    holds === undefined || !isIcon(holds)
      ? ''
      : icon(pen, holds, (isRaised ? 150 : 78) / Math.max(0.65, size));
  const drawn = kinds.map((one, i) =>
    one.form === 'whole'
      ? whole(pen, one, pose, held === undefined || told !== undefined ? '' : thing)
      : body(pen, one, pose, face, isCrowd && i > 0 && pose.holds !== 'mouth' ? '' : thing),
  );
  const height = isCrowd ? 180 : childHeight * size;
  const scale = isCrowd ? 0.96 : (childHeight * size) / (isWhole ? tall : 250);
  const sign = at(0, -height, 1, signs(pen, actor, pose, told), isWhole);
  const inner =
    isCrowd || character.many
      ? [-1, 1, 0].map((i) => {
          const one = drawn[(i + 1) % drawn.length] ?? '';
          return at(i * 84 * Math.max(0.5, scale), i === 0 ? 8 : -10, scale * 0.72, one);
        })
      : [at(0, 0, scale, drawn[0] ?? '')];
  return { actor, height, faces: isWhole ? 'left' : 'ahead', inner: inner.join('') + sign };
};
