import { type Avatar, avatars } from '../../../../contract/avatars';
import { RadioCards } from '../../ui/radio-cards';

interface AvatarChoiceProps {
  readonly name: string;
  readonly value: Avatar;
  readonly onChange: (avatar: Avatar) => void;
}

const letter = 'letter';

/** The picture beside one's name, for oneself and friends: a letter, or one of ours. */
export const AvatarChoice = ({ name, value, onChange }: AvatarChoiceProps) => (
  <RadioCards
    label="My picture"
    columns={3}
    options={[
      { value: letter, label: 'My letter', icon: <b className="font-heading text-xl">{[...name][0]}</b> },
      ...avatars.map((avatar) => ({
        value: avatar,
        label: `${avatar.charAt(0).toUpperCase()}${avatar.slice(1)}`,
        icon: <img src={`/things/avatar-${avatar}.svg`} alt="" className="size-full rounded-full" />,
      })),
    ]}
    value={value ?? letter}
    onChange={(chosen) => onChange(chosen === letter ? null : chosen)}
  />
);
