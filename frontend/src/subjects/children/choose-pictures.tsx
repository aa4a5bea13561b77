import { type Picture, pictures, picturesTapped } from '../../../../contract/children/pictures';
import { Button } from '../../ui/button';
import { PicturePad } from './picture-pad';

interface ChoosePicturesProps {
  readonly value: readonly Picture[];
  readonly onChange: (value: readonly Picture[]) => void;
}

/** Four of twenty by chance: what people choose is easier to guess. */
const byChance = (): Picture[] => {
  const left: Picture[] = [...pictures];
  const draw = () => {
    const [drop = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(drop % left.length, 1);
  };
  return Array.from({ length: picturesTapped }, draw).flat();
};

/** A grown-up and a child choose the child's four pictures, or let Wren pick them. */
export const ChoosePictures = ({ value, onChange }: ChoosePicturesProps) => (
  <div className="grid gap-4">
    <p className="text-soft">
      The order counts. Pictures that nobody can guess are best: let Wren pick, and make up a little story
      with them.
    </p>
    <Button look="secondary" onClick={() => onChange(byChance())} className="justify-self-center">
      Let Wren pick
    </Button>
    <PicturePad label="Four pictures" value={value} onChange={onChange} shown />
  </div>
);
