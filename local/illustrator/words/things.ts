import { readTable } from './match';

/** Words that are not the names of icons, by icon. */
export const thingsByWord = new Map(readTable('things'));
