/**
 * A setting of this function, from its environment. It is read where it is used, so that a function needs only the settings of
 * the code it runs. A missing setting is a fault of the deployment.
 */
export const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`The environment variable ${name} is not set`);
  return value;
};

export const optionalSetting = (name: string): string | undefined => process.env[name] || undefined;
