import { contract } from './registry/endpoints';

export { contract };

export type Subject = keyof typeof contract;
