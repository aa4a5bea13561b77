import { type Avatar, avatars } from '../../../../contract/users/avatars';
import { cx } from '../../lib/cx';
import { FieldGroup } from '../../ui/field-group';

interface AvatarChoiceProps {
  readonly name: string;
  readonly value: Avatar;
  readonly onChange: (avatar: Avatar) => void;
}

const face = 'grid size-14 shrink-0 place-items-center rounded-full bg-sunken';

/** The picture beside one's name, for oneself and friends: a letter, or one of ours. */
export const AvatarChoice = ({ name, value, onChange }: AvatarChoiceProps) => (
  <FieldGroup label="My picture">
    <div className="grid grid-cols-3 gap-2 crowded:grid-cols-1">
      {[null, ...avatars].map((avatar) => (
        <label
          key={avatar}
          className={cx(
            'relative grid justify-items-center gap-1 rounded-control border-2 px-1 py-2 text-center text-[0.85em] font-semibold transition-colors crowded:flex crowded:text-[1em] crowded:items-center crowded:gap-3 crowded:px-3',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
            avatar === value
              ? 'border-accent bg-accent-soft'
              : 'border-line-strong bg-raised hover:border-ink hover:bg-sunken',
          )}
        >
          <input
            type="radio"
            name="avatar"
            className="sr-only"
            checked={avatar === value}
            onChange={() => onChange(avatar)}
          />
          {avatar === null ? (
            <b aria-hidden className={`${face} font-heading text-2xl`}>
              {[...name][0]}
            </b>
          ) : (
            <img src={`/things/avatar-${avatar}.svg`} alt="" className={face} />
          )}
          {avatar === null ? 'My letter' : `${avatar.charAt(0).toUpperCase()}${avatar.slice(1)}`}
        </label>
      ))}
    </div>
  </FieldGroup>
);
