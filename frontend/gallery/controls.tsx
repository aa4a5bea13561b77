import { SelectField } from '../src/ui/select-field';
import { Switch } from '../src/ui/switch';
import type { Look } from './look';

interface ControlsProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

const themes = [
  { value: 'child', label: 'Child: round, big, playful' },
  { value: 'adult', label: 'Adult: calm, dense' },
];
const sizes = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Largest' },
];

/** Shows the whole page with another user's settings. */
export const Controls = ({ look, onLook }: ControlsProps) => {
  const change = (some: Partial<Look>) => onLook({ ...look, ...some });
  return (
    <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr] lg:items-end">
      <SelectField
        label="Theme"
        options={themes}
        value={look.theme}
        onChange={({ target }) => change({ theme: target.value as Look['theme'] })}
      />
      <SelectField
        label="Text size"
        options={sizes}
        value={look.text_size}
        onChange={({ target }) => change({ text_size: target.value as Look['text_size'] })}
      />
      <Switch
        label="Wide spacing"
        checked={look.spacing === 'wide'}
        onChange={(wide) => change({ spacing: wide ? 'wide' : 'normal' })}
      />
      <Switch
        label="Less motion"
        checked={look.reduced_motion}
        onChange={(reduced_motion) => change({ reduced_motion })}
      />
      <Switch
        label="Night"
        checked={look.appearance === 'night'}
        onChange={(night) => change({ appearance: night ? 'night' : 'day' })}
      />
      <Switch
        label="OpenDyslexic letters"
        checked={look.dyslexia_font}
        onChange={(dyslexia_font) => change({ dyslexia_font })}
      />
    </div>
  );
};
