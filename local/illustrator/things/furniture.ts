import type { Drawings } from '../pen';
import type { ThingKind } from '../vocabulary/things';

/** Large things that also stand in a room. */
export const furniture = {
  piano: (p) =>
    p.box(-76, -104, 152, 104, 6, '#5a3a2a') +
    p.box(-76, -52, 152, 20, 3, '#fdfdf8') +
    p.ink([...Array(9)].map((_, i) => `M${-64 + i * 16} -52 v12`).join(' '), 5) +
    p.box(-40, -96, 80, 32, 3, '#f7ecd2'),
  bed: (p) =>
    p.box(-110, -92, 16, 92, 5, '#8a5a3a') +
    p.box(96, -64, 14, 64, 5, '#8a5a3a') +
    p.box(-96, -54, 194, 36, 8, '#fdf6ea') +
    p.path('M-44 -60 H98 V-14 H-44 Q-54 -38 -44 -60 Z', '#7aa7e0') +
    p.oval(-70, -62, 26, 15, '#ffffff') +
    p.dot(0, -40, 7, '#fff3cf', { bare: true }) +
    p.dot(40, -34, 7, '#fff3cf', { bare: true }),
  table: (p) =>
    p.box(-80, -66, 160, 14, 4, '#b07a4a') +
    p.box(-68, -54, 13, 54, 2, '#8f5f38') +
    p.box(55, -54, 13, 54, 2, '#8f5f38'),
  door: (p) =>
    p.path('M-44 0 V-110 Q0 -160 44 -110 V0 Z', '#6f4aa0') +
    p.path('M-30 0 V-104 Q0 -138 30 -104 V0 Z', '#ffe9a0') +
    p.dot(-18, -60, 4, '#ffffff', { bare: true }) +
    p.dot(14, -86, 5, '#ffffff', { bare: true }),
} satisfies Drawings<ThingKind>;
