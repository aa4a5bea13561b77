import type { Character } from '../../../../contract/books/endpoints';
import { Portrait } from '../../subjects/books/cast';
import { Wren, type WrenMood } from '../../ui/wren';

interface FaceProps {
  /** Null for Wren. */
  readonly character: Character | null;
  readonly mood?: WrenMood;
}

/** Wren, or a character. Decoration: the name stands beside it. */
export const Face = ({ character, mood = 'happy' }: FaceProps) =>
  character === null ? <Wren mood={mood} className="w-full" /> : <Portrait character={character} />;
