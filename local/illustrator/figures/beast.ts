import type { Pen } from '../pen';
import type { Mood } from '../vocabulary/acting';
import type { CreatureKind } from '../vocabulary/creatures';
import { faceAt } from './face';

/** The look of an animal that sits. */
export interface Beast {
  readonly coat: string;
  readonly belly: string;
  readonly ears: 'round' | 'pointed' | 'floppy' | 'long' | 'none';
  /** Drawings behind and in front of the head, whose radius is 62. */
  readonly behind?: (pen: Pen) => string;
  readonly before?: (pen: Pen) => string;
  readonly tail?: 'bushy' | 'thin' | 'short' | 'none';
  readonly snout?: string;
}

const ears = (pen: Pen, { ears: kind, coat }: Beast): string => {
  const both = (draw: (s: number) => string) => draw(-1) + draw(1);
  const hex = coat === '#fbfbf7' ? '#2c2a30' : coat;
  if (kind === 'round')
    return both((s) => pen.dot(s * 44, -48, 22, hex) + pen.dot(s * 44, -46, 11, '#f2b8b8', { bare: true }));
  if (kind === 'pointed')
    return both(
      (s) =>
        pen.path(`M${s * 54} -20 L${s * 52} -84 L${s * 12} -54 Z`, hex) +
        pen.path(`M${s * 47} -38 L${s * 47} -68 L${s * 27} -53 Z`, '#f2b8b8', { bare: true }),
    );
  if (kind === 'long')
    return both(
      (s) => pen.oval(s * 26, -94, 17, 50, hex) + pen.oval(s * 26, -90, 8, 36, '#f7bccb', { bare: true }),
    );
  return '';
};

const floppy = (pen: Pen, { ears: kind, coat }: Beast): string =>
  kind === 'floppy'
    ? [-1, 1]
        .map((s) =>
          pen.path(
            `M${s * 40} -50 Q${s * 84} -52 ${s * 80} 6 Q${s * 70} 34 ${s * 54} 8 Q${s * 56} -20 ${s * 40} -50 Z`,
            coat,
          ),
        )
        .join('')
    : '';

const tails = {
  bushy: (pen: Pen, hex: string) =>
    pen.path('M30 -20 Q104 -14 96 -92 Q88 -120 68 -96 Q62 -60 28 -52 Z', hex) +
    pen.path('M96 -92 Q88 -120 68 -96 Q80 -86 96 -92 Z', '#fff8ea', { bare: true }),
  thin: (pen: Pen, hex: string) => pen.limb('M36 -24 Q92 -20 84 -78', 11, hex),
  short: (pen: Pen, hex: string) => pen.dot(46, -26, 14, hex),
  none: () => '',
};

/** An animal that sits at the origin, about 200 high. */
export const beast = (pen: Pen, kind: CreatureKind, look: Beast, mood: Mood, scarf: string): string =>
  [
    tails[look.tail ?? 'none'](pen, look.coat),
    pen.oval(0, -46, 50, 50, look.coat),
    pen.oval(0, -38, 31, 34, look.belly, { bare: true }),
    pen.oval(-26, -6, 20, 12, look.coat) + pen.oval(26, -6, 20, 12, look.coat),
    pen.limb('M-34 -62 Q-40 -40 -26 -34', 17, look.coat) + pen.limb('M34 -62 Q40 -40 26 -34', 17, look.coat),
    `<g transform="translate(0 -124)">`,
    look.behind?.(pen) ?? '',
    ears(pen, look),
    pen.oval(0, 0, 62, 56, look.coat),
    look.snout === undefined ? '' : pen.oval(0, 30, 38, 26, look.snout),
    kind === 'panda' ||
    kind === 'fox' ||
    kind === 'wolf' ||
    kind === 'monkey' ||
    kind === 'unicorn' ||
    kind === 'dog' ||
    kind === 'cow' ||
    kind === 'tiger'
      ? (look.before?.(pen) ?? '')
      : '',
    floppy(pen, look),
    faceAt(pen, mood, 2, 25),
    pen.oval(0, 15, 8, 6, '#43302e', { bare: true }),
    ['pig', 'elephant', 'cat', 'mouse'].includes(kind) ? (look.before?.(pen) ?? '') : '',
    '</g>',
    pen.path('M-42 -82 Q0 -62 42 -82 L40 -68 Q0 -48 -40 -68 Z', scarf) +
      pen.path('M18 -64 L34 -66 L38 -30 L22 -32 Z', scarf),
  ].join('');
