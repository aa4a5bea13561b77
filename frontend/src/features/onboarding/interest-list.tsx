import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { interestLimits } from '../../../../contract/onboarding/interests';
import { ChipsInput } from '../../ui/chips-input';

interface InterestListProps {
  readonly label: string;
  readonly suggestions: readonly string[];
  readonly items: readonly string[];
  readonly onChange: (items: string[]) => void;
}

/** One list of interests: typed, or chosen from a few suggestions. */
export const InterestList = ({ label, suggestions, items, onChange }: InterestListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState('');
  const left = suggestions.filter((one) => !items.some((item) => item.toLowerCase() === one.toLowerCase()));
  const full = items.length >= interestLimits.items;

  const take = (suggestion: string, index: number) => {
    // Focus moves before the focused button disappears.
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-suggestion]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? box.current?.querySelector('input');
    next?.focus();
    setAdded(`Added ${suggestion}`);
    onChange([...items, suggestion]);
  };
  return (
    <div ref={box} className="grid gap-3">
      <ChipsInput
        label={label}
        value={items}
        onChange={onChange}
        placeholder="Add your own"
        maxItems={interestLimits.items}
        maxLength={interestLimits.length}
      />
      {!full && left.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {left.map((suggestion, index) => (
            <button
              key={suggestion}
              type="button"
              data-suggestion
              aria-label={`Add ${suggestion}`}
              onClick={() => take(suggestion, index)}
              className="inline-flex min-h-target items-center gap-1.5 rounded-full! border-2 border-line bg-paper px-3.5 py-1 hover:border-line-strong hover:bg-sunken"
            >
              <Plus aria-hidden strokeWidth={3} className="-ml-0.5 size-4 text-line-strong" />
              {suggestion}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {added}
      </p>
    </div>
  );
};
