import { type Place, placeOf, valueAt } from './modules';
import { argumentsOf, bare, fieldsOf, isIdentifier, type Node, returnedBy } from './syntax';

/** The facts about an entity that its declaration contains. */
export interface KnownEntity {
  /** Its items have a last day: an update may replace an expired one. */
  readonly expires: boolean;
}

const declaredBy = (call: Node): KnownEntity => {
  const retention = fieldsOf(argumentsOf(call)[0]).get('retention');
  return { expires: retention === undefined || bare(retention).type !== 'StringLiteral' };
};

/**
 * The entity that an expression refers to: by its name, or by the function that makes or chooses it. Undefined if it refers
 * to none.
 */
export const entityOf = (expression: Node, at: Place): KnownEntity | undefined => {
  const node = bare(expression);
  if (node.type === 'ConditionalExpression')
    return entityOf(node.consequent as Node, at) ?? entityOf(node.alternate as Node, at);
  const isCall = node.type === 'CallExpression';
  const name = isCall ? bare(node.callee as Node) : node;
  if (!isIdentifier(name)) return undefined;
  if (isCall && name.value === 'entity') return declaredBy(node);
  const place = placeOf({ file: at.file, name: name.value });
  if (place === undefined || (place.file === at.file && place.name === at.name)) return undefined;
  const value = valueAt(place);
  const returned = returnedBy(value);
  if (isCall) return returned?.map((one) => entityOf(one, place)).find((one) => one !== undefined);
  return value === undefined || returned !== undefined ? undefined : entityOf(value, place);
};

const neverForNothing = ['present', 'equal', 'below', 'atLeast', 'sized'];

/** Whether a condition may hold where no item is stored, like the property `holdsForNothing` at run time. */
export const mayHoldForNothing = (condition: Node | undefined): boolean => {
  const node = condition && bare(condition);
  if (node?.type !== 'CallExpression') return true;
  const name = (node.callee as Node).value as string;
  if (name === 'all') return argumentsOf(node).every(mayHoldForNothing);
  if (name === 'any') return argumentsOf(node).some(mayHoldForNothing);
  return !neverForNothing.includes(name);
};
