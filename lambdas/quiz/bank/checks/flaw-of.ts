import { namesAny } from '../../../safety/text/later-names';
import { evidenceFlaws } from './evidence';
import { explanationFlaws } from './explanation';
import { formFlaws } from './form';
import { optionFlaws } from './options';
import { stemFlaws } from './stem';
import { type Flaw, type Material, optionsOf, type WrittenQuestion } from './written-question';

const spoilerFlaws = {
  'name from a later chapter': (written, { laterNames }) =>
    [written.question, ...optionsOf(written), written.explanation].some((text) => namesAny(text, laterNames)),
} satisfies Record<string, Flaw>;

const flaws: Readonly<Record<string, Flaw>> = {
  ...formFlaws,
  ...optionFlaws,
  ...stemFlaws,
  ...evidenceFlaws,
  ...explanationFlaws,
  ...spoilerFlaws,
};

/** All reasons for which a question is refused. */
export const reasons: readonly string[] = Object.keys(flaws);

/** The reason why a question must not be asked; undefined when it may be. */
export const flawOf = (written: WrittenQuestion, material: Material): string | undefined =>
  reasons.find((reason) => flaws[reason]?.(written, material));
