import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer, Umbrella } from 'lucide-react';
import { useState } from 'react';
import { type Purchase, shop } from '../../../../contract/shop/endpoints';
import { isLook, type LookKind } from '../../../../contract/shop/kinds';
import { call } from '../../lib/api';
import { part } from '../../lib/part';
import { DressedWren } from '../../subjects/shop/dressed-wren';
import { purchasesQuery } from '../../subjects/shop/purchases';
import { Worn } from '../../subjects/shop/worn';
import { userQuery, useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { OwnFace } from './own-face';

const BookPlate = part(() => import('./book-plate'));

const words: Record<LookKind, string> = { hat: 'Hats', companion: 'Friends', border: 'Around your letter' };

interface Owned {
  readonly id: string;
  readonly name: string;
  readonly kind: LookKind;
}

const ownedOf = (purchases: readonly Purchase[]): Owned[] =>
  purchases.flatMap(({ item_id: id, item_name: name, type }) =>
    isLook(type) ? [{ id, name, kind: type }] : [],
  );

/** Puts things on and takes them off. */
const Wardrobe = ({ owned }: { owned: readonly Owned[] }) => {
  const { look } = useUser();
  const queries = useQueryClient();
  const wear = useMutation({
    mutationFn: ({ kind, id }: Owned) =>
      call(shop.wear, { body: { kind, item_id: look[kind] === id ? null : id } }),
    onSuccess: (worn) => {
      queries.setQueryData(userQuery.queryKey, (user) => user && { ...user, look: worn });
    },
  });
  const kinds = (Object.keys(words) as LookKind[]).filter((kind) => owned.some((one) => one.kind === kind));
  return (
    <div className="grid gap-3">
      {kinds.map((kind) => (
        <fieldset key={kind} className="grid gap-1.5">
          <legend className="mb-1.5 font-semibold">{words[kind]}</legend>
          <div className="flex flex-wrap gap-2">
            {owned
              .filter((one) => one.kind === kind)
              .map((one) => (
                <Button
                  key={one.id}
                  look={look[kind] === one.id ? 'chosen' : 'secondary'}
                  aria-pressed={look[kind] === one.id}
                  busy={wear.isPending && wear.variables.id === one.id}
                  onClick={() => wear.mutate(one)}
                >
                  {one.name}
                </Button>
              ))}
          </div>
        </fieldset>
      ))}
      {wear.isError && <Notice kind="error">{wear.error.message}</Notice>}
    </div>
  );
};

/** The id of its heading. */
export const nestId = 'nest';

/** Wren's nest: the student's purchases for her, and links to other things nearby. */
export const Nest = () => {
  const { look, rest_days, username } = useUser();
  const { data: purchases = [] } = useQuery(purchasesQuery);
  const [printing, setPrinting] = useState(false);
  const owned = ownedOf(purchases);
  const hasPlate = purchases.some(({ type }) => type === 'book_plate');
  return (
    <Card
      aria-labelledby={nestId}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-gap crowded:grid-cols-1"
    >
      <div className="grid justify-items-center gap-4">
        <div className="relative w-22">
          <DressedWren look={look} />
          <Worn id={look.companion} />
        </div>
        {look.border !== null && <OwnFace border={look.border} className="mb-2 size-12 text-2xl" />}
      </div>
      <div className="grid content-start gap-3">
        <h2 id={nestId} tabIndex={-1} className="text-2xl outline-none">
          Wren’s nest
        </h2>
        {owned.length === 0 ? (
          <p className="text-soft">Hats and friends that you get for Wren can be put on here.</p>
        ) : (
          <Wardrobe owned={owned} />
        )}
        {rest_days > 0 && (
          <p className="flex items-center gap-2">
            <Umbrella aria-hidden className="size-5 shrink-0 text-sea" />A rest day is ready: it keeps your
            days in a row when you miss one.
          </p>
        )}
        {hasPlate && (
          <div>
            <Button
              look="secondary"
              icon={<Printer aria-hidden className="size-5" />}
              onClick={() => setPrinting(true)}
            >
              Print the book plate
            </Button>
          </div>
        )}
      </div>
      {printing && (
        <Piece>
          <BookPlate name={username} onClose={() => setPrinting(false)} />
        </Piece>
      )}
    </Card>
  );
};
