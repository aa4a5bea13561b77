import { wordsOf } from '../../illustrator/reading/character';
import { isVehicle } from '../../illustrator/things';
import { lookUp } from '../../illustrator/words/lexicon';

const drives =
  /\b(?:dr[oi]v(?:e|es|ing)|sail(?:ed|s|ing)|steer(?:ed|s|ing)|rode|riding) (?!in |on |the |an? |his |her |my |it )/;

/** Adds the vehicle of the sentences before: "She drove through the gate" in the tractor. */
export const vehicleMemory = (): ((text: string) => string) => {
  let vehicle: string | undefined;
  return (text) => {
    const words = wordsOf(text);
    const named = words
      .map((_, at) => lookUp(words, at)?.name)
      .find((name) => name !== undefined && isVehicle(name));
    vehicle = named ?? vehicle;
    return named === undefined && vehicle !== undefined && drives.test(text)
      ? text.replace(/[.!?]*$/, ` in the ${vehicle.replaceAll('-', ' ')}$&`)
      : text;
  };
};
