import { namesAny } from '../../../safety/text/later-names';
import { type Flaw, optionsOf } from './written-question';

export const spoilerFlaws = {
  'name from a later chapter': (written, { laterNames }) =>
    [written.question, ...optionsOf(written), written.explanation].some((text) => namesAny(text, laterNames)),
} satisfies Record<string, Flaw>;
