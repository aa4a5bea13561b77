import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { interestLimits } from '../../../../contract/onboarding/interests';
import { cx } from '../../lib/cx';
import { ChipsInput } from '../../ui/chips-input';
import { groundClass, type Pictured, PictureWall, tileClass, wordClass } from './picture-wall';

interface InterestListProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly suggestions: readonly Pictured<string>[];
  readonly items: readonly string[];
  readonly onChange: (items: string[]) => void;
}

const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/** One list of interests: a few as pictures to tap, and one's own to type. */
export const InterestList = ({ label, icon, suggestions, items, onChange }: InterestListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState(false);
  const isPictured = (item: string) => suggestions.some((one) => same(one.label)(item));
  const own = items.filter((item) => !isPictured(item));
  const pictured = items.filter(isPictured);
  useEffect(() => {
    if (typing) box.current?.querySelector('input')?.focus();
  }, [typing]);

  const toggle = (name: string) => {
    const others = items.filter((item) => !same(name)(item));
    onChange(others.length < items.length ? others : [...items, name]);
  };
  /** A typed word of a picture marks the picture. */
  const write = (next: string[]) =>
    onChange([...pictured, ...next.filter((item) => !pictured.some(same(item)))]);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 flex items-center gap-2 font-heading text-xl font-bold [&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-soft crowded:[&_svg]:hidden">
        {icon}
        {label}
      </legend>
      <PictureWall
        options={suggestions}
        isChosen={(name) => items.some(same(name))}
        onToggle={toggle}
        full={items.length >= interestLimits.items}
      >
        {!typing && own.length === 0 && (
          <button
            type="button"
            aria-label={`Something else: ${label}`}
            onClick={() => setTyping(true)}
            className={cx(tileClass, 'border-dashed border-line-strong hover:border-ink hover:bg-sunken')}
          >
            <span className={groundClass}>
              <Plus aria-hidden strokeWidth={3} className="size-8 text-soft" />
            </span>
            <span className={wordClass}>Something else</span>
          </button>
        )}
      </PictureWall>
      {(typing || own.length > 0) && (
        <div ref={box}>
          <ChipsInput
            label={`Your ${label}`}
            value={own}
            onChange={write}
            placeholder="Add your own"
            maxItems={interestLimits.items - pictured.length}
            maxLength={interestLimits.length}
          />
        </div>
      )}
    </fieldset>
  );
};
