import type { LocalFunction } from './functions/local-function';
import type { Template } from './template/template';

/**
 * Runs the functions of the template's triggers, as a deployment does. Each trigger refers to a version, and the version to its
 * function. Rejects with a function's failure, which would fail the deployment.
 */
export const runTriggers = async (
  template: Template,
  functionOf: (reference: unknown) => LocalFunction,
): Promise<void> => {
  for (const [, { Properties }] of template.of('Custom::Trigger')) {
    const { Ref: version } = Properties.HandlerArn as { Ref: string };
    await functionOf(template.get(version).Properties.FunctionName).invoke({});
  }
};
