import type { Book } from '../../../../contract/books/endpoints';
import { BookCover } from '../../subjects/books/book-cover';
import { Wren } from '../../ui/wren';

const twig = { fill: 'none', stroke: 'var(--wren-dark)', strokeWidth: 3, strokeLinecap: 'round' } as const;

const Twigs = ({ of }: { of: string }) => <path d={of} {...twig} />;

/** The far rim of the nest, and the near one, which hides the foot of what lies in it. */
const rims = {
  far: 'M20 22Q80-6 140 22M28 26Q80 4 132 26',
  near: 'M16 24Q80 58 144 24M22 34Q80 66 138 34M32 44Q80 72 128 44M44 52Q80 76 116 52M30 22l22 34M60 30l14 36M104 30l-16 36M130 22l-20 34',
};

const Rim = ({ of }: { of: keyof typeof rims }) => (
  <svg aria-hidden viewBox="0 0 160 76" className="absolute inset-x-0 bottom-0 w-full">
    {of === 'near' && <path d="M14 22Q80 56 146 22Q136 74 80 74T14 22z" fill="var(--wren-light)" />}
    <Twigs of={rims[of]} />
  </svg>
);

/** The book that was read to the end flies into Wren's nest. With less motion it lies there. */
export const NestScene = ({ book }: { book: Pick<Book, 'id' | 'title' | 'author' | 'thumbnail'> }) => (
  <div aria-hidden className="flex items-end justify-center">
    <Wren mood="cheering" className="-mr-3 w-24 crowded:hidden" />
    <div className="relative h-36 w-40">
      <Rim of="far" />
      <div className="absolute bottom-7 left-1/2 -ml-10 rotate-6">
        <div className="animate-home">
          <div className="w-21 origin-bottom-left sm:scale-70">
            <BookCover book={book} size="middle" />
          </div>
        </div>
      </div>
      <Rim of="near" />
    </div>
  </div>
);
