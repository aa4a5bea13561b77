import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

/** Whether the body is a plain HTML form, which a browser without JavaScript sends. */
export const isForm = ({ headers }: APIGatewayProxyEvent): boolean => {
  const type = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  return type?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;
};

export const formFields = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** Redirects the browser, so that reloading the page does not send the form again. */
export const seeOther = (location: string): APIGatewayProxyResult => ({
  statusCode: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});
