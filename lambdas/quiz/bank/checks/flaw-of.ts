import { evidenceFlaws } from './evidence';
import { explanationFlaws } from './explanation';
import { formFlaws } from './form';
import { optionFlaws } from './options';
import { spoilerFlaws } from './spoilers';
import { stemFlaws } from './stem';
import type { Flaw, Material, WrittenQuestion } from './written-question';

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
