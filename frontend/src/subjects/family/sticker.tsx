import {
  Bird,
  BookMarked,
  HandHeart,
  type LucideIcon,
  MailOpen,
  Medal,
  Rainbow,
  Sailboat,
  Star,
  Sun,
} from 'lucide-react';
import { type GiftName, isSticker, type Sticker as StickerName } from '../../../../contract/family/gifts';
import { cx } from '../../lib/cx';

const looks: Readonly<Record<StickerName, { readonly Icon: LucideIcon; readonly tint: string }>> = {
  star: { Icon: Star, tint: 'bg-sun-soft text-sun-ink' },
  heart: { Icon: HandHeart, tint: 'bg-berry-soft text-berry' },
  boat: { Icon: Sailboat, tint: 'bg-sea-soft text-sea' },
  rainbow: { Icon: Rainbow, tint: 'bg-leaf-soft text-leaf' },
  book: { Icon: BookMarked, tint: 'bg-berry-soft text-berry' },
  wren: { Icon: Bird, tint: 'bg-leaf-soft text-leaf' },
  medal: { Icon: Medal, tint: 'bg-sun-soft text-sun-ink' },
  sun: { Icon: Sun, tint: 'bg-sun-soft text-sun-ink' },
};

const letter = { Icon: MailOpen, tint: 'bg-sea-soft text-sea' };

/** The picture of a gift: the sticker, or a letter for a sentence. Decoration. */
export const Sticker = ({ gift, className }: { readonly gift: GiftName; readonly className?: string }) => {
  const { Icon, tint } = isSticker(gift) ? looks[gift] : letter;
  return (
    <span
      aria-hidden
      className={cx('grid shrink-0 place-items-center rounded-full', tint, className ?? 'size-12')}
    >
      <Icon className="size-3/5" />
    </span>
  );
};
