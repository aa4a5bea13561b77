import type { Night } from '../../../../contract/controls/fields';
import { type DayKind, dayKinds } from '../../../../contract/rules/controls';
import { SelectField } from '../../ui/select-field';
import type { Changing } from './changing';
import { clockTime, dayNames, minutesWords, nightNames } from './words';

const none = '';
const limits = [15, 20, 30, 45, 60, 75, 90, 120, 150, 180];
const steps = (first: number, last: number) =>
  Array.from({ length: (last - first) / 30 + 1 }, (_, i) => first + i * 30);
const evenings = steps(17 * 60, 23 * 60);
const mornings = steps(5 * 60, 10 * 60);
const usualMorning = 7 * 60;

/** The choices, and the present value if it is none of them. */
const optionsOf = (all: readonly number[], value: number | null | undefined, word: (of: number) => string) =>
  [...new Set(value == null ? all : [...all, value])]
    .toSorted((a, b) => a - b)
    .map((one) => ({ value: String(one), label: word(one) }));

const numberOf = (value: string): number | null => (value === none ? null : Number(value));

const Minutes = ({ kind, of: { own, holds }, change }: Changing & { readonly kind: DayKind }) => {
  const value = own.minutes[kind];
  const held = holds.minutes[kind];
  return (
    <SelectField
      label={dayNames[kind]}
      hint={held === value ? undefined : `Another guardian has set less: ${minutesWords(held)}.`}
      options={[{ value: none, label: 'No limit' }, ...optionsOf(limits, value, minutesWords)]}
      value={value === null ? none : String(value)}
      onChange={({ target }) => change({ minutes: { ...own.minutes, [kind]: numberOf(target.value) } })}
    />
  );
};

const Quiet = ({ kind, of: { own, holds }, change }: Changing & { readonly kind: DayKind }) => {
  const night = own.quiet[kind];
  const held = holds.quiet[kind];
  const isStricter = held !== null && (held.from !== night?.from || held.to !== night.to);
  const set = (value: Night | null) => change({ quiet: { ...own.quiet, [kind]: value } });
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">{nightNames[kind]}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="From"
          options={[{ value: none, label: 'No quiet hours' }, ...optionsOf(evenings, night?.from, clockTime)]}
          value={night === null ? none : String(night.from)}
          onChange={({ target }) => {
            const from = numberOf(target.value);
            set(from === null ? null : { from, to: night?.to ?? usualMorning });
          }}
        />
        {night !== null && (
          <SelectField
            label="Until"
            options={optionsOf(mornings, night.to, clockTime)}
            value={String(night.to)}
            onChange={({ target }) => set({ ...night, to: Number(target.value) })}
          />
        )}
      </div>
      {isStricter && (
        <p className="text-[0.9em] text-soft">
          With what another guardian has set: from {clockTime(held.from)} until {clockTime(held.to)}.
        </p>
      )}
    </fieldset>
  );
};

const zones = () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
};

/** Minutes of screen time and quiet hours. They follow the family's clock, which is asked for first. */
export const Hours = (props: Changing) => {
  const { of, change } = props;
  if (of.time_zone === null)
    return (
      <SelectField
        label="Which time zone is yours?"
        hint="Minutes and quiet hours follow the clock at home, so please choose it first."
        placeholder="Choose"
        options={zones()}
        onChange={({ target }) => change({ time_zone: target.value })}
      />
    );
  return (
    <div className="grid gap-gap">
      <div className="grid gap-2">
        <h4 className="font-semibold">Minutes of screen time a day</h4>
        <p className="text-[0.9em] text-soft">
          Reading here, talking, writing, quizzes and articles. Used today: {of.used_today}. A book made of
          paper needs none.
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {dayKinds.map((kind) => (
            <Minutes key={kind} kind={kind} {...props} />
          ))}
        </div>
      </div>
      <div className="grid gap-2">
        <h4 className="font-semibold">Quiet hours</h4>
        <p className="text-[0.9em] text-soft">
          By the clock of {of.time_zone.replaceAll('_', ' ')}. A quiz or a sentence that was begun may be
          finished.
        </p>
        {dayKinds.map((kind) => (
          <Quiet key={kind} kind={kind} {...props} />
        ))}
      </div>
    </div>
  );
};
