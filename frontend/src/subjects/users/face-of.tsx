import type { Avatar } from '../../../../contract/avatars';
import { Worn } from '../store/worn';

interface FaceOfProps {
  readonly name: string;
  readonly avatar: Avatar | undefined;
}

/** The chosen picture, or the first letter of a name, for a round frame. Decoration: the name stands beside it. */
export const FaceOf = ({ name, avatar }: FaceOfProps) =>
  avatar == null ? [...name][0] : <Worn id={`avatar-${avatar}`} />;
