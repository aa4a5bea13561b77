import { classesOf } from './store';

/** A teacher's classes, the newest first. */
export const classesForExport = (teacherId: string) => classesOf(teacherId);
