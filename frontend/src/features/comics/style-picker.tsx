import { type ComicStyle, comicStyles } from '../../../../contract/comics/kinds';
import { cx } from '../../lib/cx';
import cartoon from './examples/Cartoon.webp?url';
import ghibli from './examples/Ghibli.webp?url';
import kawaii from './examples/Kawaii.webp?url';
import manga from './examples/Manga.webp?url';

const examples: Readonly<Record<ComicStyle, { readonly picture: string; readonly about: string }>> = {
  Ghibli: { picture: ghibli, about: 'Soft and painted' },
  Manga: { picture: manga, about: 'Black ink and dots' },
  Kawaii: { picture: kawaii, about: 'Round and sweet' },
  Cartoon: { picture: cartoon, about: 'Bold and bright' },
};

interface StylePickerProps {
  readonly value: ComicStyle | null;
  readonly onChange: (style: ComicStyle) => void;
}

/** The four styles, each with an example. */
export const StylePicker = ({ value, onChange }: StylePickerProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-semibold">Choose a style</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.2em),1fr))] gap-3 crowded:grid-cols-1">
      {comicStyles.map((style) => (
        <label
          key={style}
          className={cx(
            'relative grid cursor-pointer content-start overflow-hidden rounded-card border-3 bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
            value === style ? 'border-accent' : 'border-line hover:border-line-strong',
          )}
        >
          <input
            type="radio"
            name="style"
            value={style}
            checked={value === style}
            onChange={() => onChange(style)}
            className="sr-only"
            aria-label={`${style}: ${examples[style].about}`}
          />
          <img src={examples[style].picture} alt="" width={240} height={240} className="h-auto w-full" />
          <span className="px-3 py-2 leading-tight">
            <span className="block font-semibold">
              {value === style && <span aria-hidden>✓ </span>}
              {style}
            </span>
            <span className="block text-[0.85em] text-soft">{examples[style].about}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
