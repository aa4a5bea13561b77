import * as z from 'zod/mini';

/** What a student wears on the screen: each kind once at a time. */
export const lookKinds = ['hat', 'companion', 'border'] as const;
export type LookKind = (typeof lookKinds)[number];

/**
 * What an item does. Looks, `rest_day` and `book_plate` are delivered with the purchase; a `prize` must be sent by somebody,
 * and a `family` reward is given by the parent who offers it.
 */
export const itemKinds = [...lookKinds, 'rest_day', 'book_plate', 'prize', 'family'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const isLook = (kind: ItemKind): kind is LookKind => (lookKinds as readonly ItemKind[]).includes(kind);

/** Kinds of which one is enough for ever. */
export const isKept = (kind: ItemKind): boolean => isLook(kind) || kind === 'book_plate';

const Worn = z.nullable(z.string());

/** The ids of the items that a student wears. */
export const Look = z.object({ hat: Worn, companion: Worn, border: Worn });
export type Look = z.infer<typeof Look>;

export const noLook: Look = { hat: null, companion: null, border: null };

/** `waiting`: for a guardian's yes. `ordered`: somebody has to send it. */
export const purchaseStatuses = ['waiting', 'ordered', 'fulfilled', 'cancelled'] as const;
