import type { Template } from './template';

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
}

interface PolicyProperties {
  PolicyDocument: { Statement: Statement[] };
  Roles?: { Ref: string }[];
}

const actionsIn = (statements: readonly Statement[]): string[] =>
  statements.filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action }) => Action);

/**
 * The permissions of each function by the template's IAM policies, so that a missing one fails on the laptop as on AWS. A
 * caller that is no function of the template may do everything.
 */
export const permissionsOf = (template: Template): ((functionId: string, action: string) => boolean) => {
  const byRole = new Map<string, Set<string>>();
  for (const [, { Properties }] of template.of('AWS::IAM::Policy')) {
    const { PolicyDocument, Roles = [] } = Properties as unknown as PolicyProperties;
    for (const { Ref } of Roles) {
      const actions = byRole.get(Ref) ?? new Set();
      for (const action of actionsIn(PolicyDocument.Statement)) actions.add(action);
      byRole.set(Ref, actions);
    }
  }
  const roleOf = new Map(
    template.of('AWS::Lambda::Function').map(([id, { Properties }]) => {
      const [role] = (Properties.Role as { 'Fn::GetAtt': [string, string] })['Fn::GetAtt'];
      return [id, role];
    }),
  );
  return (functionId, action) => {
    const role = roleOf.get(functionId);
    return role === undefined || (byRole.get(role)?.has(action) ?? false);
  };
};
