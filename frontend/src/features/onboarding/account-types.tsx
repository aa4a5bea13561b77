import { BookOpen, GraduationCap, House } from 'lucide-react';
import type { AccountType } from '../../../../contract/users/endpoints';

/** In the wording and the order of the screen: "other" means parent. */
export const accountTypes = [
  {
    value: 'student',
    label: 'Student',
    description: 'I read books and take quizzes.',
    icon: <BookOpen />,
  },
  {
    value: 'teacher',
    label: 'Teacher',
    description: 'I help a class to read.',
    icon: <GraduationCap />,
  },
  {
    value: 'other',
    label: 'Parent',
    description: 'I help my children to read.',
    icon: <House />,
  },
] as const satisfies readonly { value: AccountType; [word: string]: unknown }[];
