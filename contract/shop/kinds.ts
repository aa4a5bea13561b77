import * as z from 'zod/mini';

/** The items that a student wears on the screen, at most one of each kind at a time. */
export const lookKinds = ['hat', 'companion', 'border'] as const;
export type LookKind = (typeof lookKinds)[number];

/** Items that operators send: a `prize` by post, the code of a `gift_card` by mail to a guardian. */
export const sentKinds = ['prize', 'gift_card'] as const;

/** The effect of an item. Looks, `rest_day` and `book_plate` come with the purchase; a parent gives a `family` reward. */
export const itemKinds = [...lookKinds, 'rest_day', 'book_plate', ...sentKinds, 'family'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const isSent = (kind: ItemKind): boolean => (sentKinds as readonly ItemKind[]).includes(kind);

export const isLook = (kind: ItemKind): kind is LookKind => (lookKinds as readonly ItemKind[]).includes(kind);

/** Kinds that a student buys once and keeps. */
export const isKept = (kind: ItemKind): boolean => isLook(kind) || kind === 'book_plate';

const Worn = z.nullable(z.string());

/** The ids of the items that a student wears. */
export const Look = z.object({ hat: Worn, companion: Worn, border: Worn });
export type Look = z.infer<typeof Look>;

export const noLook: Look = { hat: null, companion: null, border: null };

/** `waiting`: for a guardian's yes. `ordered`: somebody has to send it. */
export const purchaseStatuses = ['waiting', 'ordered', 'fulfilled', 'cancelled'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];
