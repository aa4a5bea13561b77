import type { LocalFunction } from './functions/local-function';
import type { Template } from './template/template';

/**
 * Runs the functions of the template's triggers, as a deployment does: each trigger names a version, and the version its
 * function. Rejects with the failure of a function, which would fail the deployment.
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
