import type { Template } from './template';

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
}

interface RoleProperties {
  readonly Policies?: readonly { PolicyDocument: { Statement: Statement[] } }[];
}

const actionsIn = (statements: readonly Statement[]): string[] =>
  statements.filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action }) => Action);

/**
 * The permissions of each function by the policies of its role in the template, so that a missing permission fails on the laptop
 * as on AWS. A caller that is not a function of the template may do everything.
 */
export const permissionsOf = (template: Template): ((functionId: string, action: string) => boolean) => {
  const byRole = new Map(
    template.of('AWS::IAM::Role').map(([id, { Properties }]) => {
      const { Policies = [] } = Properties as RoleProperties;
      return [id, new Set(Policies.flatMap(({ PolicyDocument }) => actionsIn(PolicyDocument.Statement)))];
    }),
  );
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
