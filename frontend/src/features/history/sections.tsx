import { FileText, type LucideIcon, MessageCircle, Mic, Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActivityList } from './activity-list';
import { articles } from './articles';
import { chats } from './chats';
import { quizzes } from './quizzes';
import { Section } from './section';
import { voiceChats } from './voice-chats';

interface Part {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly content: (returning: string | null) => ReactNode;
}

const parts: readonly Part[] = [
  {
    title: 'Quiz',
    Icon: Trophy,
    content: (returning) => <ActivityList activity={quizzes} returning={returning} />,
  },
  {
    title: 'Chat',
    Icon: MessageCircle,
    content: (returning) => <ActivityList activity={chats} returning={returning} />,
  },
  {
    title: 'Voice Chat',
    Icon: Mic,
    content: (returning) => <ActivityList activity={voiceChats} returning={returning} />,
  },
  {
    title: 'Article',
    Icon: FileText,
    content: (returning) => <ActivityList activity={articles} returning={returning} />,
  },
];

/** The expanded sections, while the page is open. */
export const useSections = () => {
  const [open, setOpen] = useState<readonly string[]>(['Quiz']);
  const toggle = (title: string) =>
    setOpen(open.includes(title) ? open.filter((other) => other !== title) : [...open, title]);
  return { open, toggle };
};

interface SectionsProps {
  readonly open: readonly string[];
  readonly onToggle: (title: string) => void;
  /** The quiz whose review was open before. */
  readonly returning: string | null;
}

/** The whole history, by kind. */
export const Sections = ({ open, onToggle, returning }: SectionsProps) =>
  parts.map(({ title, Icon, content }) => (
    <Section
      key={title}
      title={title}
      Icon={Icon}
      open={open.includes(title)}
      onToggle={() => onToggle(title)}
    >
      {content(returning)}
    </Section>
  ));
