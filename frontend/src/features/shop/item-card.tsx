import { Gem } from 'lucide-react';
import type { StoreItem } from '../../../../contract/shop/endpoints';
import { gemsWord } from '../../subjects/shop/gems-word';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ItemPicture } from './item-picture';
import { Pin } from './pin';

const states = {
  sold_out: 'That one is gone for now.',
  owned: 'It is yours.',
  held: 'You have one. Get another when it is used.',
  closed: 'For children whose grown-up at home is with them here.',
} as const;

interface ItemCardProps {
  readonly item: StoreItem;
  /** Null for a grown-up, who may look. */
  readonly gems: number | null;
  readonly onBuy: () => void;
}

const Buy = ({ item, gems, onBuy }: ItemCardProps) => {
  const { name, gem_cost, state } = item;
  if (gems === null)
    return (
      <Button look="quiet" disabled aria-label={`Students Only: ${name}`} className="text-soft! max-sm:px-2">
        Students Only
      </Button>
    );
  if (state !== 'open')
    return <p className="flex min-h-target items-center justify-center text-soft">{states[state]}</p>;
  if (gems < gem_cost)
    return (
      <div className="grid gap-2">
        <p className="text-soft">{gemsWord(gem_cost - gems)} to go</p>
        <Pin item={item} />
      </div>
    );
  return (
    <Button
      look="secondary"
      icon={<Gem aria-hidden className="size-5 text-sea" />}
      aria-label={`Buy: ${name}`}
      onClick={onBuy}
      className="border-sea!"
    >
      Buy
    </Button>
  );
};

/** The id of the heading of an item. */
export const cardId = (id: string) => `item-${id}`;

/** One item of the store, with its price and what can be done. */
export const ItemCard = (props: ItemCardProps) => {
  const { id, name, about, gem_cost, left } = props.item;
  return (
    <li className="grid grid-rows-[auto_1fr_auto] gap-3 rounded-card border border-line bg-raised p-4 text-center shadow-card max-sm:p-3">
      <div className="rounded-control bg-sunken p-3">
        <ItemPicture item={props.item} />
      </div>
      <div className="grid content-start justify-items-center gap-1">
        <h3 id={cardId(id)} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          {name}
        </h3>
        <p className="text-[0.9em] text-soft">{about}</p>
        <p className="flex items-center gap-1.5 font-heading text-xl font-bold tabular-nums">
          <Gem aria-hidden className="size-5 text-sea" />
          {gemsWord(gem_cost)}
        </p>
        {left !== null && left > 0 && <Badge>{left} left</Badge>}
      </div>
      <Buy {...props} />
    </li>
  );
};
