import type { LocalFunction } from '../functions/local-function';
import type { Template } from '../template/template';
import type { ResourcePolicy } from './resource-policy';

/** The data that the gateway needs to serve one operation of the API. */
export interface Method {
  readonly httpMethod: string;
  readonly resource: string;
  readonly pattern: RegExp;
  readonly authorized: boolean;
  readonly streams: boolean;
  readonly target: LocalFunction;
}

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-amazon-apigateway-integration': {
    readonly uri: string;
    readonly responseTransferMode?: 'STREAM' | 'BUFFERED';
  };
}

interface SecurityScheme {
  readonly 'x-amazon-apigateway-authorizer'?: { readonly providerARNs?: readonly string[] };
}

/** The answers of API Gateway itself, by the kind of refusal. */
export type GatewayResponses = Readonly<
  Record<
    string,
    { readonly statusCode: string; readonly responseTemplates: Readonly<Record<string, string>> }
  >
>;

/** An OpenAPI document with the extensions of API Gateway that the laptop supports. */
interface Body {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, SecurityScheme>> };
  readonly 'x-amazon-apigateway-gateway-responses'?: GatewayResponses;
  readonly 'x-amazon-apigateway-minimum-compression-size'?: number;
  readonly 'x-amazon-apigateway-policy'?: ResourcePolicy;
}

/** Literal paths precede those with parameters, as in API Gateway. */
const bySpecificity = (a: Method, b: Method) =>
  (a.resource.match(/\{/g)?.length ?? 0) - (b.resource.match(/\{/g)?.length ?? 0);

/** The document of the template's REST API. */
export const restBody = (template: Template): Body =>
  template.resolve(template.only('AWS::ApiGateway::RestApi')[1].Properties.Body) as Body;

/**
 * Whether an operation needs a token. Throws for a security scheme other than this template's user pool: on AWS every caller
 * would be refused.
 */
const isAuthorized = ({ security = [] }: Operation, body: Body, userPoolArn: unknown): boolean => {
  for (const name of security.flatMap(Object.keys)) {
    const scheme = body.components?.securitySchemes?.[name]?.['x-amazon-apigateway-authorizer'];
    if (!scheme?.providerARNs?.includes(String(userPoolArn)))
      throw new Error(`The template's API has no authorizer ${name} for its user pool`);
  }
  return security.length > 0;
};

/** Every operation of the document, in the order in which they are matched. */
export const methodsOf = (
  template: Template,
  body: Body,
  functionOf: (uri: unknown) => LocalFunction,
): Method[] => {
  const [pool] = template.of('AWS::Cognito::UserPool')[0] ?? [];
  const userPoolArn = template.resolve({ 'Fn::GetAtt': [pool, 'Arn'] });
  return Object.entries(body.paths)
    .flatMap(([resource, operations]) =>
      Object.entries(operations).map(([httpMethod, operation]) => {
        const { uri, responseTransferMode } = operation['x-amazon-apigateway-integration'];
        return {
          httpMethod: httpMethod.toUpperCase(),
          resource,
          pattern: new RegExp(`^${resource.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
          authorized: isAuthorized(operation, body, userPoolArn),
          streams: responseTransferMode === 'STREAM',
          target: functionOf(uri),
        };
      }),
    )
    .sort(bySpecificity);
};
