import { FileText, type LucideIcon, MessageCircle, Mic, Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ArticleList } from './article-list';
import { ChatList } from './chat-list';
import { QuizList } from './quiz-list';
import { Section } from './section';
import { VoiceList } from './voice-list';

interface Part {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly content: (returning: string | null) => ReactNode;
}

const parts: readonly Part[] = [
  { title: 'Quiz', Icon: Trophy, content: (returning) => <QuizList returning={returning} /> },
  { title: 'Chat', Icon: MessageCircle, content: () => <ChatList /> },
  { title: 'Voice Chat', Icon: Mic, content: () => <VoiceList /> },
  { title: 'Article', Icon: FileText, content: () => <ArticleList /> },
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
